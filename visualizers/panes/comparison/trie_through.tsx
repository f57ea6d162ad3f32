// The samples that go through a node of the trie, under the tree, and its numbers.

import {useState} from 'preact/hooks';
import type {RunGroup} from '../core/run_group.ts';
import {count, inOneLine, quoted} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {EntryToken} from '../core/types.ts';
import {Term} from '../widgets/term.tsx';
import {endOf, endSign, endWords, tokensOf} from './run_status.ts';
import {branchFacts, throughWords} from './trie_facts.ts';
import {type Trie, type TrieNode, headOf, pathTo, pieceOf} from './trie_of.ts';

const FEW = 12; // samples that are listed at first

interface ThroughProps {
  group: RunGroup;
  trie: Trie;
  node: TrieNode;
  unpick: () => void;
}

export function SamplesThrough({group, trie, node, unpick}: ThroughProps) {
  const [showsAll, setShowsAll] = useState(false);
  const {samples, before} = node;
  const shown = showsAll ? samples : samples.slice(0, FEW);
  const facts = before ? branchFacts(trie, headOf(node), node, group.entries.length) : [];
  return (
    <section class="gp-through" aria-label={t('Samples that go through the selected branch')}>
      <div class="gp-through-head">
        <p class="gp-through-title">{throughWords(samples.length, before ? shortText(node) : '', group.apart)}</p>
        <button type="button" class="gp-button gp-unpick" onClick={unpick}>
          {t('Show all again')}
        </button>
      </div>
      <dl class="gp-through-facts">
        {facts.map(({name, value, term, run}) => (
          <div key={name}>
            <dt>
              <Term id={term} run={run}>
                {name}
              </Term>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ol class="gp-through-list">
        {shown.map((sample) => (
          <Sample key={sample} group={group} sample={sample} depth={node.depth} />
        ))}
      </ol>
      <button
        type="button"
        class="gp-button gp-through-more"
        hidden={shown.length === samples.length}
        onClick={() => setShowsAll(true)}
      >
        {t('Show all {count}', {count: count(samples.length)})}
      </button>
    </section>
  );
}

function shortText(node: TrieNode): string {
  const text = inOneLine(pathTo(node).map(pieceOf).join('').trim());
  return quoted(text.length > 118 ? '…' + text.slice(-109) : text);
}

const written = (tokens: EntryToken[]): string => tokens.map(({piece}) => piece ?? '').join('');

function Sample({group, sample, depth}: {group: RunGroup; sample: number; depth: number}) {
  const entry = group.entries[sample];
  const end = endOf(entry);
  const about = [
    t('sample {number}', {number: sample + 1}),
    entry.seed === null ? '' : t('seed {seed}', {seed: entry.seed}),
    tn(tokensOf(entry), '{count} token', '{count} tokens'),
    end ? `${endSign(end)} ${endWords(end)[0]}` : '…',
  ];
  return (
    <li data-entry={sample}>
      <bdi>
        <span class="gp-shared">{written(entry.tokens.slice(0, depth))}</span>
        <span class="gp-own">{written(entry.tokens.slice(depth))}</span>
      </bdi>
      <small>{about.filter(Boolean).join(' · ')}</small>
      {group.canOpen && (
        <button
          type="button"
          class="gp-button"
          aria-label={t('Open sample {number} as one run', {number: sample + 1})}
          onClick={() => group.ask({type: 'open', entry: sample})}
        >
          {t('Open')}
        </button>
      )}
    </li>
  );
}
