// The pane of “Predict, then reveal”: how a round begins, its questions and answers, and what came of it.

import {useLayoutEffect, useReducer, useRef} from 'preact/hooks';
import {runPane} from '../core/component.tsx';
import {count, filled, information, percent, probability} from '../core/text.ts';
import {t} from '../core/texts.ts';
import type {Pane, Step} from '../core/types.ts';
import {Term} from '../widgets/term.tsx';
import {TokenLabel} from '../widgets/token_label.tsx';
import {Quiz, type Result, STEPS, hitsOf, meanShare, topOf} from './quiz_round.ts';

export const quizPane: Pane = (root, log) => {
  const quiz = new Quiz(log);
  const View = () => <QuizView quiz={quiz} />;
  const draw = runPane(View, () => log.started !== null)(root, log);
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
  const box = useRef<HTMLDetailsElement>(null);
  const act: Act = (what) => {
    what();
    redraw(null);
  };
  // The button that had the focus may go; what comes next takes it.
  const stage = !round ? 'begin' : round.revealed ? 'next' : round.step ? `choice ${round.at}` : 'waiting';
  const hadFocus = box.current?.contains(document.activeElement);
  const before = useRef(stage);
  useLayoutEffect(() => {
    if (hadFocus && stage !== before.current)
      box.current?.querySelector<HTMLElement>(`.gp-${stage.split(' ')[0]}`)?.focus({preventScroll: true});
    before.current = stage;
  });
  return (
    <details class="gp-opened" ref={box} onToggle={({currentTarget}) => act(() => quiz.open(currentTarget.open))}>
      <summary title={t('Guess the next token before you see it')}>
        <b>{t('Predict, then reveal')}</b>
      </summary>
      {round ? <Question quiz={quiz} round={round} act={act} /> : <Beginning quiz={quiz} act={act} />}
      <div class="gp-sum" role="status" hidden={!over}>
        {over && <Sum results={over} quiz={quiz} />}
      </div>
    </details>
  );
}

// ---------------------------------------------------------------------------------------------------- before a round

function Beginning({quiz, act}: {quiz: Quiz; act: Act}) {
  const {log} = quiz;
  const beginHere = () => {
    const step = log.current();
    quiz.from = step && !step.isPrompt ? step.index + 1 : 1;
  };
  return (
    <div class="gp-before">
      <p class="gp-note">
        {t(
          'Guess the next word, ten times. Pick up to three, your best guess first. Then see the model’s distribution and the token that the run chose. Two scores are kept:',
        )}{' '}
        <Term
          id="probability"
          formula=""
          meaning={t(
            'The probability of your first pick over that of the likeliest token, both before the processors; averaged over the round. 100%: you always picked the token that the model found likeliest.',
          )}
        >
          {t('how likely your first picks were')}
        </Term>
        {' · '}
        <Term
          id="probability"
          formula=""
          meaning={t('The share of steps in which the token that the run chose was among your picks.')}
        >
          {t('how often the run’s token was among your picks')}
        </Term>
      </p>
      <p class="gp-row">
        <label>
          {t('Begin at token')}{' '}
          <input
            type="number"
            class="gp-from"
            min="1"
            value={quiz.from}
            onInput={({currentTarget}) => {
              quiz.from = currentTarget.value;
            }}
          />
        </label>
        <button type="button" class="gp-button gp-from-here" onClick={() => act(beginHere)}>
          {t('the selected one')}
        </button>
        <button type="button" class="gp-button gp-begin gp-main" onClick={() => act(() => quiz.begin())}>
          {quiz.over ? t('Another round') : t('Start a round')}
        </button>
        <span class="gp-note gp-cannot" role="status">
          {quiz.problem || null}
        </span>
      </p>
    </div>
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
    <div class="gp-round">
      <p class="gp-note gp-progress" role="status">
        {progressWords(round)}
      </p>
      <p class="gp-so-far" tabIndex={0} role="group" aria-label={t('The text so far')} dir="auto" ref={soFar}>
        {text}
        <span class="gp-gap" aria-label={t('the hidden token')}>
          {step && revealed ? <TokenLabel text={step.chosen.text} /> : '?'}
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
        {step && revealed && <Answer step={step} picks={picks} result={results[results.length - 1]} />}
      </div>
      <p class="gp-row">
        {step && !revealed && (
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
            {results.length >= STEPS ? t('Show the score') : t('Next token')}
          </button>
        )}
        <button type="button" class="gp-button gp-end" onClick={() => act(() => quiz.finish())}>
          {t('End the round')}
        </button>
        <span class="gp-note gp-score">{scoreWords(results) || null}</span>
      </p>
    </div>
  );
}

function progressWords({results, revealed, step}: QuestionProps['round']): string {
  if (!step) return t('Waiting for the next token of the run.');
  const place = {number: results.length + (revealed ? 0 : 1), steps: STEPS, token: step.index + 1};
  return revealed
    ? t('{number} of {steps}: token {token}.', place)
    : t('{number} of {steps}: what comes next? Pick up to three, your best guess first.', place);
}

function scoreWords(results: Result[]): string {
  if (!results.length) return '';
  return t(
    'So far: your first picks are {share} as likely as the top token; the run’s token was among your picks in {hits} of {count}.',
    {share: percent(meanShare(results)), hits: hitsOf(results), count: results.length},
  );
}

function Answer({step, picks, result: {share, hit}}: {step: Step; picks: number[]; result: Result}) {
  const top = topOf(step);
  const taken = step.chosen.token_id;
  const rows = top.some(({token_id: id}) => id === taken) ? top : [...top, step.chosen];
  const took = hit ? t('It wrote “{token}”. You had it.') : t('It wrote “{token}”. You did not pick it.');
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
      <h3>{t('The round is over')}</h3>
      {results.length ? (
        <Scores results={results} quiz={quiz} />
      ) : (
        <p>{t('No token was revealed, so there is no score.')}</p>
      )}
    </>
  );
}

function Scores({results, quiz: {log}}: {results: Result[]; quiz: Quiz}) {
  const hits = hitsOf(results);
  const steps = <b>{t('{hits} of {count}', {hits, count: results.length})}</b>;
  const share = percent(hits / results.length);
  // by the first pick; of equals, the step at which the model was more (less) uncertain
  const entropyOf = ({step}: Result) => step.distribution.entropy_before ?? 0;
  const order = [...results].sort((a, b) => a.share - b.share || entropyOf(b) - entropyOf(a));
  const ends: [name: string, result: Result][] = [
    [t('Hardest:'), order[0]],
    [t('Easiest:'), order[order.length - 1]],
  ];
  return (
    <>
      <p>
        {filled(t('{share}: how likely your first picks were, on average, compared with the likeliest token.'), {
          share: <b>{percent(meanShare(results))}</b>,
        })}
      </p>
      <p>{filled(t('{steps}: steps in which the run’s token was among your picks ({share}).'), {steps, share})}</p>
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
