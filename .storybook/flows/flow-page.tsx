import { isLocale, type Locale } from '@shop/contract/locales'
import { type ReactNode, useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Flow } from '../../packages/flows/src/index.ts'
import { useFlowView, useRunning } from '../../packages/flows/src/react/index.ts'
import { edgesOf } from '../../packages/flows/src/testing/index.ts'
import { Button } from '../../packages/ui/src/button/index.ts'
import { useShopUi } from '../../packages/ui/src/provider/index.ts'
import { Chart } from './chart.tsx'
import { type EventForm, EventsPanel } from './events-panel.tsx'
import { createDemo, type Demo, type LogEntry, observe, type Setup } from './flow-demo.ts'
import * as css from './flow-page.css.ts'
import { type CallPath, NetworkPanel } from './network-panel.tsx'
import { type Step, takeSteps } from './steps.ts'
import { flowWords as words } from './words.ts'

type AnyEvent = { readonly type: string }

const none: readonly never[] = []

/** A value, or one for each language of the shop. */
type InLanguage<Value> = Value | ((lang: Locale) => Value)

interface FlowPageProps<Event extends AnyEvent, View, Emitted extends AnyEvent> {
  setup: Setup<Flow<Event, View, Emitted>>
  events: InLanguage<readonly EventForm<Event>[]>
  /** Paths the flow calls. @default none */
  calls?: readonly CallPath[]
  /** Description of each state, by dotted path. @default none */
  descriptions?: Readonly<Record<string, string>>
  /** Types of the events that a flow without a machine emits. @default none */
  emits?: readonly Emitted['type'][]
  /** What the story does by itself when it is opened or started over. @default nothing */
  steps?: InLanguage<readonly Step<Event>[]> | undefined
  /** The shop's components that the flow drives. */
  children: (flow: Flow<Event, View, Emitted>, lang: Locale) => ReactNode
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={css.panel} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}

function Text({ title, open = false, value }: { title: string; open?: boolean; value: unknown }) {
  return (
    <details className={css.more} open={open}>
      <summary>{title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and only a focused element scrolls by keyboard */}
      <pre tabIndex={0} className={css.text}>
        {JSON.stringify(value, null, 2)}
      </pre>
    </details>
  )
}

function Log({ entries }: { entries: readonly LogEntry[] }) {
  const end = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the newest entry
  useEffect(() => {
    if (end.current) end.current.scrollTop = end.current.scrollHeight
  }, [entries])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and only a focused element scrolls by keyboard
    <div className={css.log} ref={end} role="log" aria-label={words.log} tabIndex={0}>
      {entries.map(({ id, kind, text }) => (
        <p key={id} data-kind={kind}>
          <b>{words.kinds[kind]}</b> <code>{text}</code>
        </p>
      ))}
    </div>
  )
}

/** Arguments of a flow's stories: the steps that lead to the state in their name. */
export interface FlowStoryArgs<Event extends AnyEvent> {
  steps?: InLanguage<readonly Step<Event>[]>
}

/** Properties of a flow's page in one language. */
interface InOneLanguage<Event extends AnyEvent, View, Emitted extends AnyEvent>
  extends Omit<FlowPageProps<Event, View, Emitted>, 'events' | 'steps'> {
  events: readonly EventForm<Event>[]
  steps: readonly Step<Event>[]
}

interface TabProps<Event extends AnyEvent, View, Emitted extends AnyEvent> extends InOneLanguage<Event, View, Emitted> {
  demo: Demo<Flow<Event, View, Emitted>>
  lang: Locale
  actions: ReactNode
}

/** A tab with its own flow, until it is reloaded. */
function Tab<Event extends AnyEvent, View, Emitted extends AnyEvent>(props: TabProps<Event, View, Emitted>) {
  const { demo, lang, actions, events, calls = [], descriptions = {}, emits = [], steps, children } = props
  const [observed] = useState(() => observe(demo.createFlow(), demo.network, emits))
  const { flow, inspection } = observed
  useRunning(flow)
  useEffect(() => {
    const leaving = new AbortController()
    const stage = {
      ...observed,
      send: flow.send,
      network: demo.network,
      backendActions: Object.values(demo.backendActions ?? {}),
    }
    void takeSteps(steps, stage, leaving.signal)
    return () => leaving.abort()
  }, [steps, observed, flow, demo])
  const view = useFlowView(flow)
  const { log, transitions } = useSyncExternalStore(observed.subscribe, observed.get)
  const edges = inspection ? edgesOf(inspection.machine) : []
  const active = inspection?.active()
  // The shop's words are the toolbar's, everything around them is English, like the names of states and events.
  const accepts = (type: string) =>
    !active || edges.some(({ from, event }) => active.has(from) && (event === type || event === '*'))
  return (
    <div className={css.page} lang="en" dir="ltr">
      <div className={css.stack}>
        <Panel title={words.demo}>
          <div className={css.demo} lang={lang}>
            {children(flow, lang)}
          </div>
          <div className={css.actions}>
            {Object.entries(demo.backendActions ?? {}).map(([label, run]) => (
              <Button key={label} size="small" onClick={run} lang={lang}>
                {label}
              </Button>
            ))}
            {actions}
          </div>
        </Panel>
        <Panel title={words.events}>
          <EventsPanel events={events} send={flow.send} accepts={accepts} />
        </Panel>
      </div>
      <div className={css.stack}>
        <Panel title={words.states}>
          {inspection ? (
            <Chart inspection={inspection} transitions={transitions} descriptions={descriptions} />
          ) : (
            <p className={css.description}>{words.noMachine}</p>
          )}
          <Text title={words.view} value={view} open={!inspection} />
          {inspection && <Text title={words.context} value={inspection.context()} />}
        </Panel>
        <div className={css.pair}>
          {demo.hasClient && (
            <Panel title={words.network}>
              <NetworkPanel network={demo.network} paths={calls} />
            </Panel>
          )}
          <Panel title={words.log}>
            <Log entries={log} />
          </Panel>
        </div>
      </div>
    </div>
  )
}

/** A browser with its backend; reloading the tab keeps both. */
function Browser<Event extends AnyEvent, View, Emitted extends AnyEvent>(
  props: InOneLanguage<Event, View, Emitted> & { lang: Locale; onRestart: () => void },
) {
  const { setup, lang, onRestart, ...rest } = props
  const [demo] = useState(() => createDemo(setup, lang))
  const [loads, setLoads] = useState(0)
  const actions = (
    <>
      <Button size="small" onClick={() => setLoads(loads + 1)}>
        {words.reload}
      </Button>
      <Button size="small" variant="quiet" onClick={onRestart}>
        {words.restart}
      </Button>
    </>
  )
  // Only the first load takes the steps: after a reload the flow shows what it has kept.
  return (
    <Tab
      key={loads}
      {...rest}
      steps={loads === 0 ? rest.steps : none}
      setup={setup}
      demo={demo}
      lang={lang}
      actions={actions}
    />
  )
}

/** The story of a flow: the shop's components, its states, every event, the network's conditions and a log. */
export function FlowPage<Event extends AnyEvent, View, Emitted extends AnyEvent>(
  props: FlowPageProps<Event, View, Emitted>,
) {
  const { events, steps = none } = props
  const { locale } = useShopUi()
  const lang = isLocale(locale) ? locale : 'uk'
  const [restarts, setRestarts] = useState(0)
  const inLanguage = useMemo(
    () => ({
      events: typeof events === 'function' ? events(lang) : events,
      steps: typeof steps === 'function' ? steps(lang) : steps,
    }),
    [events, steps, lang],
  )
  const restart = () => setRestarts(restarts + 1)
  return <Browser key={`${lang} ${restarts}`} {...props} {...inLanguage} lang={lang} onRestart={restart} />
}
