// A JSON schema in which no object has fields that are not named: what a press changes where a text ran on with such fields.
// The same rule as `is_open` of playground/requests/grammar.py, which says when.

const BY_NAME = new Set(['properties', 'patternProperties', '$defs', 'definitions']);
const INSIDE = new Set(['items', 'prefixItems', 'anyOf', 'oneOf', 'additionalProperties']);

/** Plain data, as JSON has it. */
export type Json = null | boolean | number | string | Json[] | {[name: string]: Json};

const isObject = (value: Json): value is {[name: string]: Json} =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

// parts of `allOf` stay as they are: each names only some of the fields
export function closedSchema(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(closedSchema);
  if (!isObject(schema)) return schema;
  const closed = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, closedPart(name, value)]));
  const isOpen = 'properties' in schema && !['additionalProperties', 'allOf', '$ref'].some((name) => name in schema);
  return isOpen ? {...closed, additionalProperties: false} : closed;
}

function closedPart(name: string, value: Json): Json {
  if (BY_NAME.has(name) && isObject(value))
    return Object.fromEntries(Object.entries(value).map(([each, part]) => [each, closedSchema(part)]));
  return INSIDE.has(name) ? closedSchema(value) : value;
}
