// The pane of “Guess the next word”: the button over the text that begins a round, its questions and answers, and what came
// of it.

import {useLayoutEffect, useReducer, useRef} from 'preact/hooks';
import {runPane} from '../core/component.tsx';
import {count, filled, information, percent, probability} from '../core/text.ts';
import {t} from '../core/texts.ts';
import type {Pane, Step} from '../core/types.ts';
import {Term} from '../widgets/term.tsx';
import {TokenLabel} from '../widgets/token_label.tsx';
import {Quiz, type Result, countOf, meanShare, topOf} from './quiz_round.ts';

export const quizPane: Pane = (root, log) => {
  const quiz = new Quiz(log);
  const View = () => <QuizView quiz={quiz} />;
  const draw = runPane(View, () => quiz.isThere)(root, log);
  return (changes) => {
    quiz.follow(changes);
    draw(changes);
  };
};

const ordinal = (place: number): string => [t('1st'), t('2nd'), t('3rd')][place] ?? '';

/** Does something with the quiz, and draws it again. */
type Act = (what: () => void) => void;

function QuizView({quiz}: {quiz: Quiz}) {
  const {round, over} = quiz;
  const [, redraw] = useReducer<number, null>((number) => number + 1, 0);
  const box = useRef<HTMLDivElement>(null);
  const act: Act = (what) => {
    what();
    redraw(null);
  };
  // The button that had the focus may go; what comes next takes it.
  const stage = !round ? 'begin' : round.revealed ? 'next' : `choice ${round.results.length}`;
  const hadFocus = box.current?.contains(document.activeElement);
  const before = useRef(stage);
  useLayoutEffect(() => {
    if (hadFocus && stage !== before.current) {
      box.current?.querySelector<HTMLElement>(`.gp-${stage.split(' ')[0]}`)?.focus({preventScroll: true});
      box.current?.scrollIntoView({block: 'nearest'});
    }
    before.current = stage;
  });
  return (
    <div ref={box}>
      {round && <Question quiz={quiz} round={round} act={act} />}
      <div class="gp-sum" role="status" hidden={!over}>
        {over && <Sum results={over} quiz={quiz} />}
      </div>
      {!round && <Beginning quiz={quiz} act={act} />}
    </div>
  );
}

// ---------------------------------------------------------------------------------------------------- before a round

function Beginning({quiz, act}: {quiz: Quiz; act: Act}) {
  const {over, problem} = quiz;
  return (
    <p class="gp-row">
      <button
        type="button"
        class="gp-button gp-begin gp-main"
        disabled={Boolean(problem)}
        title={t('The text is covered, from its beginning or from the token that you have selected.')}
        onClick={() => act(() => quiz.begin())}
      >
        {over ? t('Another round') : t('Guess the next word')}
      </button>
      {over && (
        <button type="button" class="gp-button gp-close" onClick={() => act(() => quiz.close())}>
          {t('Close')}
        </button>
      )}
      <span class="gp-note gp-cannot">{problem || null}</span>
    </p>
  );
}

// ---------------------------------------------------------------------------------------------------- a question

interface QuestionProps {
  quiz: Quiz;
  round: NonNullable<Quiz['round']>;
  act: Act;
}

function Question({quiz, round, act}: QuestionProps) {
  const {step, revealed, results, picks} = round;
  const soFar = useRef<HTMLParagraphElement>(null);
  const text = quiz.textSoFar(round);
  useLayoutEffect(() => {
    if (soFar.current) soFar.current.scrollTop = soFar.current.scrollHeight;
  }, [text, revealed]);
  return (
    <div class={revealed ? 'gp-round' : 'gp-round gp-asking'}>
      <p class="gp-note" role="status">
        <span class="gp-progress">{progressWords(round)}</span>
      </p>
      <p class="gp-so-far" tabIndex={0} role="group" aria-label={t('The text so far')} dir="auto" ref={soFar}>
        {text}
        <span class="gp-gap" aria-label={t('the hidden token')}>
          {revealed ? <TokenLabel text={step.chosen.text} /> : '?'}
        </span>
      </p>
      <div
        class="gp-choices"
        role="group"
        aria-label={t('Candidates, in random order. Click up to three, the likeliest first.')}
      >
        {quiz.offered().map(({token_id: id, text: label}) => {
          const place = picks.indexOf(id);
          return (
            <button
              key={id}
              type="button"
              class="gp-button gp-choice"
              aria-pressed={place >= 0}
              data-token={id}
              disabled={place < 0 && quiz.isFull}
              onClick={() => act(() => quiz.pick(id))}
            >
              <span class="gp-order">{ordinal(place) || null}</span>
              <TokenLabel text={label} />
            </button>
          );
        })}
      </div>
      <div class="gp-answer" role="status" hidden={!revealed}>
        {revealed && <Answer step={step} picks={picks} result={results[results.length - 1]} />}
      </div>
      <p class="gp-row">
        {!revealed && (
          <button
            type="button"
            class="gp-button gp-reveal gp-main"
            disabled={!picks.length}
            onClick={() => act(() => quiz.reveal())}
          >
            {t('Reveal')}
          </button>
        )}
        {revealed && (
          <button type="button" class="gp-button gp-next gp-main" onClick={() => act(() => quiz.goOn())}>
            {quiz.isLast ? t('Show the score') : t('Next word')}
          </button>
        )}
        <button type="button" class="gp-button gp-end" onClick={() => act(() => quiz.finish())}>
          {t('End the round')}
        </button>
        <span class="gp-note gp-score">
          {results.length ? (
            scoreWords(results)
          ) : (
            <Term
              id="entropy"
              meaning={t(
                'Of the model’s own distribution, before the processors. Tokens of which it was surer are shown without a question.',
              )}
            >
              {t('Asked only where the model was unsure, by 1 bit or more.')}
            </Term>
          )}
        </span>
      </p>
    </div>
  );
}

function progressWords({results, revealed, step, places}: QuestionProps['round']): string {
  const at = {number: results.length + (revealed ? 0 : 1), steps: places.length, token: step.index + 1};
  return revealed
    ? t('{number} of {steps}: token {token}.', at)
    : t('{number} of {steps}: what comes next? Pick up to three, your best guess first.', at);
}

function scoreWords(results: Result[]): string {
  return t('So far: you had {hits} of {count} with your first guess, the model’s likeliest {its}.', {
    hits: countOf(results, 'firstHits'),
    its: countOf(results, 'topHits'),
    count: results.length,
  });
}

function Answer({step, picks, result: {share, hits}}: {step: Step; picks: number[]; result: Result}) {
  const top = topOf(step);
  const taken = step.chosen.token_id;
  const rows = top.some(({token_id: id}) => id === taken) ? top : [...top, step.chosen];
  const took = hits ? t('It wrote “{token}”. You had it.') : t('It wrote “{token}”. You did not pick it.');
  return (
    <>
      <p class="gp-took">
        {filled(took, {token: <TokenLabel class="gp-strong" text={step.chosen.text} />})}{' '}
        {share === 1
          ? t('Your first pick is the token that the model found likeliest.')
          : t('Your first pick has {share} of the probability of the likeliest token.', {share: percent(share)})}
      </p>
      <div class="gp-wide">
        <table class="gp-truth">
          <thead>
            <tr>
              <th scope="col">{t('token')}</th>
              <th scope="col">{t('your pick')}</th>
              <th scope="col">
                <Term id="probability" meaning={t('The probability that the model gave, before the processors.')}>
                  {t('before')}
                </Term>
              </th>
              <th scope="col">
                <Term
                  id="probability"
                  meaning={t(
                    'The probability from which the token was chosen, after the processors; 0% where they removed it.',
                  )}
                >
                  {t('after')}
                </Term>
              </th>
              <th scope="col">
                <Term id="rank" meaning={t('The rank among all tokens before the processors; 1 is the likeliest.')}>
                  {t('rank')}
                </Term>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({token_id: id, text, raw_logprob: raw, logprob, raw_rank: rank}) => (
              <tr key={id} class={id === taken ? 'gp-taken' : undefined}>
                <th scope="row">
                  {id === taken && (
                    <>
                      <span>▶ </span>
                      <span class="gp-hidden">{`${t('chosen:')} `}</span>
                    </>
                  )}
                  <TokenLabel text={text} />
                </th>
                <td>{ordinal(picks.indexOf(id)) || null}</td>
                <td>
                  <div class="gp-share">
                    <i style={{width: `${(45 * probability(raw)).toFixed(2)}%`}} />
                    {percent(probability(raw))}
                  </div>
                </td>
                <td>{percent(probability(logprob))}</td>
                <td>{rank ? count(rank) : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

// ---------------------------------------------------------------------------------------------------- after a round

function Sum({results, quiz}: {results: Result[]; quiz: Quiz}) {
  return (
    <>
      <h2>{t('The round is over')}</h2>
      {results.length ? (
        <Scores results={results} quiz={quiz} />
      ) : (
        <p>{t('No token was revealed, so there is no score.')}</p>
      )}
    </>
  );
}

function Scores({results, quiz: {log}}: {results: Result[]; quiz: Quiz}) {
  const [mine, its, hits, tops] = (['firstHits', 'topHits', 'hits', 'topsHit'] as const).map((hit) =>
    countOf(results, hit),
  );
  // by the first pick; of equals, the step at which the model was more (less) uncertain
  const entropyOf = ({step}: Result) => step.distribution.entropy_before ?? 0;
  const order = [...results].sort((a, b) => a.share - b.share || entropyOf(b) - entropyOf(a));
  const ends: [name: string, result: Result][] = [
    [t('Hardest:'), order[0]],
    [t('Easiest:'), order[order.length - 1]],
  ];
  return (
    <>
      <p class="gp-against">
        {filled(t('Your first guess was the word {mine}; the model’s likeliest token was it {its}. {who}'), {
          mine: <b>{t('{hits} of {count} times', {hits: mine, count: results.length})}</b>,
          its: <b>{t('{hits} of {count} times', {hits: its, count: results.length})}</b>,
          who: mine > its ? t('You were ahead.') : mine < its ? t('The model was ahead.') : t('A tie.'),
        })}
      </p>
      <p>
        {t('The word was among your picks {hits} of {count} times, among as many of the model’s likeliest {tops}.', {
          hits,
          tops,
          count: results.length,
        })}
      </p>
      <p>
        {filled(t('{share}: how likely your first picks were, on average, compared with the likeliest token.'), {
          share: (
            <Term
              id="probability"
              formula=""
              as="b"
              meaning={t(
                'The probability of your first pick divided by the likeliest token’s, both before the processors; averaged over the round. 100%: you always picked the token that the model found likeliest.',
              )}
            >
              {percent(meanShare(results))}
            </Term>
          ),
        })}
      </p>
      {ends.map(([name, result]) => (
        <p key={name}>
          <b>{name}</b>{' '}
          {filled(
            t(
              'token {number}, “{token}”; your “{pick}” had {share} of the likeliest token’s probability, and the entropy was {entropy}.',
            ),
            {
              number: String(result.step.index + 1),
              token: <TokenLabel text={result.step.chosen.text} />,
              pick: <TokenLabel text={result.first.text} />,
              share: percent(result.share),
              entropy: information(result.step.distribution.entropy_before, log.unit),
            },
          )}
        </p>
      ))}
    </>
  );
}
