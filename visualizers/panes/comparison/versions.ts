// What has changed of a comparison, group by group: of many lanes or cells only those are drawn anew that are other ones.

import {useRef} from 'preact/hooks';
import type {RunGroup} from '../core/run_group.ts';
import type {Changes, Kind} from '../core/types.ts';

/** A text for each group that is another one when a run of the group has changed, or anything of `common`, which is all
 *  groups' affair. `changes` are fresh ones. */
export function useVersions(group: RunGroup, changes: Changes, common: Kind[]): (number: number) => string {
  const {current: counts} = useRef({common: 0, of: new Map<number, number>()});
  if (changes.run || common.some((kind) => changes[kind])) counts.common += 1;
  for (const entry of changes.entries ?? []) {
    const {group: number} = group.entries[entry];
    counts.of.set(number, (counts.of.get(number) ?? 0) + 1);
  }
  return (number) => `${counts.common} ${counts.of.get(number) ?? 0}`;
}
