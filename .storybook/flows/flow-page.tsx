import { isLocale, type Locale } from '@shop/contract/locales'
import { type ReactNode, useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Flow } from '../../packages/flows/src/index.ts'
import { useFlowView, useRunning } from '../../packages/flows/src/react/index.ts'
import { edgesOf } from '../../packages/flows/src/testing/index.ts'
import { Button } from '../../packages/ui/src/button/index.ts'
import { useShopUi } from '../../packages/ui/src/provider/index.ts'
import { Chart } from './chart.tsx'
import { type EventForm, EventsPanel } from './events-panel.tsx'
import { createDemo, type Demo, type Observation, observe, type Setup, type Step, takeSteps } from './flow-demo.ts'
import * as css from './flow-page.css.ts'
import { type CallPath, NetworkPanel } from './network-panel.tsx'

type AnyEvent = { readonly type: string }

const none: readonly never[] = []

/** A value, or one for each language of the shop. */
type InLanguage<Value> = Value | ((lang: Locale) => Value)

/** Arguments of a flow's stories: the steps that lead to the state in their name. */
export interface FlowStoryArgs<Event extends AnyEvent> {
  /** What the story does by itself when it is opened or started over. @default nothing */
  steps?: InLanguage<readonly Step<Event>[]> | undefined
}

interface FlowPageProps<Event extends AnyEvent, View, Emitted extends AnyEvent> extends FlowStoryArgs<Event> {
  setup: Setup<Flow<Event, View, Emitted>>
  events: InLanguage<readonly EventForm<Event>[]>
  /** Paths the flow calls. @default none */
  calls?: readonly CallPath[]
  /** Description of each state, by dotted path. @default none */
  descriptions?: Readonly<Record<string, string>>
  /** Types of the events that a flow without a machine emits. @default none */
  emits?: readonly Emitted['type'][]
  /** The shop's components that the flow drives. */
  children: (flow: Flow<Event, View, Emitted>, lang: Locale) => ReactNode
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={css.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
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

function Log({ entries }: { entries: Observation['log'] }) {
  const end = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the newest entry
  useEffect(() => {
    end.current?.scrollTo(0, end.current.scrollHeight)
  }, [entries])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and only a focused element scrolls by keyboard
    <div className={css.log} ref={end} role="log" aria-label="Log" tabIndex={0}>
      {entries.map(({ id, kind, text }) => (
        <p key={id} data-kind={kind}>
          <b>{kind}</b> <code>{text}</code>
        </p>
      ))}
    </div>
  )
}

interface TabProps<Event extends AnyEvent, View, Emitted extends AnyEvent>
  extends Omit<FlowPageProps<Event, View, Emitted>, 'setup' | 'events' | 'steps'> {
  events: readonly EventForm<Event>[]
  steps: readonly Step<Event>[]
  demo: Demo<Flow<Event, View, Emitted>>
  lang: Locale
  actions: ReactNode
}

/** A tab with its own flow, until it is reloaded. */
function Tab<Event extends AnyEvent, View, Emitted extends AnyEvent>(props: TabProps<Event, View, Emitted>) {
  const { demo, lang, actions, events, calls = none, descriptions = {}, emits = none, steps, children } = props
  const [observed] = useState(() => observe(demo.createFlow(), demo.network, emits))
  const { flow, inspection } = observed
  useRunning(flow)
  useEffect(() => {
    const leaving = new AbortController()
    const backendActions = Object.values(demo.backendActions ?? {})
    void takeSteps(steps, { ...observed, send: flow.send, network: demo.network, backendActions }, leaving.signal)
    return () => leaving.abort()
  }, [steps, observed, flow, demo])
  const view = useFlowView(flow)
  const { log, path, visited } = useSyncExternalStore(observed.subscribe, observed.get)
  const edges = inspection ? edgesOf(inspection.machine) : none
  const active = inspection?.active()
  const accepts = (type: string) =>
    !active || edges.some(({ from, event }) => active.has(from) && (event === type || event === '*'))
  // The shop's words are the toolbar's, everything around them is English, like the names of states and events.
  return (
    <div className={css.page} lang="en" dir="ltr">
      <div className={css.stack}>
        <Panel title="What the shopper sees">
          <div className={css.demo} lang={lang}>
            {children(flow, lang)}
          </div>
          <div className={css.actions}>
            {Object.entries(demo.backendActions ?? {}).map(([label, run]) => (
              <Button key={label} size="small" onClick={run}>
                {label}
              </Button>
            ))}
            {actions}
          </div>
        </Panel>
        <Panel title="Events">
          <EventsPanel events={events} send={flow.send} accepts={accepts} />
        </Panel>
      </div>
      <div className={css.stack}>
        <Panel title="States">
          {inspection ? (
            <Chart {...{ inspection, path, visited, descriptions }} />
          ) : (
            <p>Nothing here is asynchronous, so there is no machine: only rules and a storage.</p>
          )}
          <Text title="View" value={view} open={!inspection} />
          {inspection && <Text title="Context" value={inspection.context()} />}
        </Panel>
        {demo.hasClient && (
          <Panel title="Network">
            <NetworkPanel network={demo.network} paths={calls} />
          </Panel>
        )}
        <Panel title="Log">
          <Log entries={log} />
        </Panel>
      </div>
    </div>
  )
}

/** A browser with its backend; reloading the tab keeps both. */
function Browser<Event extends AnyEvent, View, Emitted extends AnyEvent>(
  props: FlowPageProps<Event, View, Emitted> & { lang: Locale; onRestart: () => void },
) {
  const { setup, lang, onRestart, events, steps = none, ...rest } = props
  const [demo] = useState(() => createDemo(setup, lang))
  const [loads, setLoads] = useState(0)
  const inLanguage = useMemo(
    () => ({
      events: typeof events === 'function' ? events(lang) : events,
      // Only the first load takes the steps: after a reload the flow shows what it has kept.
      steps: loads > 0 ? none : typeof steps === 'function' ? steps(lang) : steps,
    }),
    [events, steps, lang, loads],
  )
  const actions = (
    <>
      <Button size="small" onClick={() => setLoads(loads + 1)}>
        Reload the tab
      </Button>
      <Button size="small" variant="quiet" onClick={onRestart}>
        Start over
      </Button>
    </>
  )
  return <Tab key={loads} {...rest} {...inLanguage} demo={demo} lang={lang} actions={actions} />
}

/** The story of a flow: the shop's components, its states, every event, the network's conditions and a log. */
export function FlowPage<Event extends AnyEvent, View, Emitted extends AnyEvent>(
  props: FlowPageProps<Event, View, Emitted>,
) {
  const { locale } = useShopUi()
  const lang = isLocale(locale) ? locale : 'uk'
  const [restarts, setRestarts] = useState(0)
  return <Browser key={`${lang} ${restarts}`} {...props} lang={lang} onRestart={() => setRestarts(restarts + 1)} />
}
