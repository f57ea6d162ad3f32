// What the page uses of d3, whose types are packages of their own.

declare module 'd3-scale' {
  export interface Scale {
    (value: number): number;
    invert(at: number): number;
    range(): [number, number];
    range(ends: [number, number]): this;
    domain(ends: number[]): this;
    ticks(about?: number): number[];
    tickFormat(about: number, form?: string): (value: number) => string;
  }
  export function scaleLinear(domain?: number[], range?: [number, number]): Scale;
  export function scaleLog(): Scale;
  export function scaleSqrt(): Scale;
}

declare module 'd3-shape' {
  type Point = [number, number | null];
  interface Line {
    (points: Point[]): string | null;
    defined(isThere: (point: Point) => boolean): this;
    x(at: (point: Point) => number): this;
    y(at: (point: Point) => number): this;
    digits(digits: number): this;
  }
  export function line(): Line;
}
