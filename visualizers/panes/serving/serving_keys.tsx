// What the marks of the chart of requests and of the curves mean.

import type {ComponentChildren} from 'preact';
import {t} from '../core/texts.ts';
import {Term} from '../widgets/term.tsx';
import type {WaySettings} from './served_way.ts';
import {wayLetter} from './serving_words.ts';

type Kinds = WaySettings['kind'][];

// A mark as it is drawn, with its words.
function Key({
  look,
  ink,
  class: names,
  children,
}: {
  look: string;
  ink?: string;
  class?: string;
  children: ComponentChildren;
}) {
  return (
    <span class={names}>
      <i class={`gp-key gp-key-${look}`} aria-hidden="true">
        {ink}
      </i>{' '}
      {children}
    </span>
  );
}

export function GanttKey({kinds}: {kinds: Kinds}) {
  const hasBlocks = kinds.includes('continuous');
  return (
    <p class="gp-note gp-serving-key">
      <Key look="prefill" ink="8">
        <Term id="prefill">{t('prefill')}</Term>
      </Key>
      <Key look="chunk">
        <Term
          id="prefill"
          meaning={t('A part of a prompt that is longer than what the token budget leaves in this step.')}
        >
          {t('chunked prefill')}
        </Term>
      </Key>
      <Key look="decode">
        <Term id="decode">{t('decode')}</Term>
      </Key>
      <Key look="waits">
        <Term id="queue">{t('waits')}</Term>
      </Key>
      {hasBlocks && (
        <>
          <Key class="gp-of-blocks" look="idle">
            <Term
              id="token-budget"
              meaning={t(
                'The request has blocks, but this step reads nothing of it: the scheduler gave the token budget, or the room, to others.',
              )}
            >
              {t('no turn')}
            </Term>
          </Key>
          <Key class="gp-of-blocks" look="sign" ink="!">
            <Term id="starved">{t('starved')}</Term>
          </Key>
          <Key class="gp-of-blocks" look="sign" ink="↩">
            <Term id="preempted">{t('preempted')}</Term>
          </Key>
          <Key class="gp-of-blocks" look="again">
            <Term id="preempted" meaning={t('Tokens that were read before, and lost.')}>
              {t('read again')}
            </Term>
          </Key>
        </>
      )}
      {kinds.includes('padded') && (
        <Key class="gp-of-generate" look="pad">
          <Term id="padding" meaning={t('Padding, and rows of a batch whose text has ended.')}>
            {t('computed for nothing')}
          </Term>
        </Key>
      )}
      <Key look="sign" ink="✕">
        {t('cancelled, or failed')}
      </Key>
    </p>
  );
}

export function CurveKey({kinds}: {kinds: Kinds}) {
  const hasBlocks = kinds.includes('continuous');
  return (
    <p class="gp-note gp-serving-curve-key">
      {kinds.length > 1 && (
        <span class="gp-of-ways">
          {kinds.map((_, way) => (
            <span key={way}>
              <i class={`gp-way-line gp-way-${way}`} />
              {wayLetter(way)}
            </span>
          ))}
        </span>
      )}
      <Key look="decode">{t('decode')}</Key>
      <Key look="prefill">{t('prefill')}</Key>
      {hasBlocks && (
        <Key class="gp-of-blocks" look="read-again">
          {t('read again')}
        </Key>
      )}
      {kinds.includes('padded') && (
        <Key class="gp-of-generate" look="nothing">
          {t('computed for nothing')}
        </Key>
      )}
      {hasBlocks && (
        <Key class="gp-of-blocks" look="starved">
          {t('somebody starved')}
        </Key>
      )}
    </p>
  );
}
