// The page of the widgets, docs/widgets.html: every widget of the panes with its states, in light and dark, and at the width
// of a phone. `npm run widgets` writes it.

import {render} from 'preact';
import {useEffect, useRef, useState} from 'preact/hooks';
import {AMOUNTS} from './amounts.tsx';
import {EXPLAINED} from './explained.tsx';
import {STEPS} from './steps.tsx';
import {type StoryGroup, StoryView, anchorOf} from './story.tsx';
import {ANSWERS} from './tables.tsx';
import {WORDS} from './words.tsx';

type Theme = 'system' | 'light' | 'dark';

const GROUPS: StoryGroup[] = [WORDS, AMOUNTS, ANSWERS, STEPS, EXPLAINED];
const SOURCE = document.documentElement.outerHTML; // as it is before anything is drawn: the phone shows the same page
const IS_PHONE = document.URL === 'about:srcdoc';

// A page without Gradio follows the visitor's system where it has the class gp-standalone, and is dark where it has dark.
function paint({documentElement: {classList}}: Document, theme: Theme): void {
  classList.toggle('gp-standalone', theme === 'system');
  classList.toggle('dark', theme === 'dark');
}

const Stories = () => (
  <>
    {GROUPS.map(({title, stories}) => (
      <section key={title} class="story-group">
        <h2>{title}</h2>
        {stories.map((story) => (
          <StoryView key={story.name} story={story} />
        ))}
      </section>
    ))}
  </>
);

function Phone({theme}: {theme: Theme}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const show = () => {
    const page = frame.current?.contentDocument;
    if (page?.documentElement) paint(page, theme); // it has no element before it is loaded
  };
  useEffect(show, [theme]);
  return <iframe class="story-phone" title="The widgets on a phone" srcdoc={SOURCE} ref={frame} onLoad={show} />;
}

function Page() {
  const [theme, setTheme] = useState<Theme>('system');
  const [isNarrow, setNarrow] = useState(false);
  useEffect(() => paint(document, theme), [theme]);
  return (
    <>
      <header class="gp-pane story-head">
        <h1>Widgets of the panes</h1>
        <p>
          For somebody who adds a pane: every widget of <code>visualizers/panes/widgets/</code>, and some parts of{' '}
          <code>core/</code>, with its states. The widgets are the real ones; all numbers and texts are examples.
        </p>
        <div class="story-line">
          <label>
            Colours{' '}
            <select id="theme" value={theme} onChange={({currentTarget}) => setTheme(currentTarget.value as Theme)}>
              <option value="system">of the system</option>
              <option value="light">light</option>
              <option value="dark">dark</option>
            </select>
          </label>
          <label>
            Width{' '}
            <select
              id="width"
              value={isNarrow ? 'phone' : 'window'}
              onChange={({currentTarget}) => setNarrow(currentTarget.value === 'phone')}
            >
              <option value="window">of the window</option>
              <option value="phone">of a phone</option>
            </select>
          </label>
        </div>
        {!isNarrow && (
          <nav aria-label="Widgets" class="story-line">
            {GROUPS.flatMap(({stories}) => stories).map((story) => (
              <a key={story.name} href={`#${anchorOf(story)}`}>
                {story.name}
              </a>
            ))}
          </nav>
        )}
      </header>
      {isNarrow ? <Phone theme={theme} /> : <Stories />}
    </>
  );
}

const place = document.querySelector('main');
if (place) render(IS_PHONE ? <Stories /> : <Page />, place);
