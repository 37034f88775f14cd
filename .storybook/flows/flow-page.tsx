import { isLocale, type Locale } from '@shop/contract/locales'
import { type ReactNode, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import type { Flow } from '../../packages/flows/src/index.ts'
import { useFlowView, useRunning } from '../../packages/flows/src/react/index.ts'
import { Button } from '../../packages/ui/src/button/index.ts'
import { useShopUi } from '../../packages/ui/src/provider/index.ts'
import { Chart } from './chart.tsx'
import { type EventForm, EventsPanel } from './events-panel.tsx'
import * as css from './flow-page.css.ts'
import { type CallPath, NetworkPanel } from './network-panel.tsx'
import { type Begin, createStage, type LogEntry, observe, type Stage } from './stage.ts'
import { flowWords } from './words.ts'

type AnyEvent = { readonly type: string }

export interface FlowPageProps<Event extends AnyEvent, View, Emitted extends AnyEvent> {
  begin: Begin<Flow<Event, View, Emitted>>
  events: readonly EventForm<Event>[]
  /** Calls that the flow makes. @default none */
  calls?: readonly CallPath[]
  /** What each state means, by dotted path. @default nothing */
  meanings?: Readonly<Record<string, string>>
  /** What a flow without a machine may emit. @default nothing */
  emits?: readonly Emitted['type'][]
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and only what has the focus is scrolled by keys */}
      <pre tabIndex={0} className={css.text}>
        {JSON.stringify(value, null, 2)}
      </pre>
    </details>
  )
}

function Log({ entries, lang }: { entries: readonly LogEntry[]; lang: Locale }) {
  const words = flowWords[lang]
  const end = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is brought into sight with each one
  useEffect(() => {
    if (end.current) end.current.scrollTop = end.current.scrollHeight
  }, [entries])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and only what has the focus is scrolled by keys
    <div className={css.log} ref={end} role="log" aria-label={words.log} tabIndex={0}>
      {entries.map(({ id, kind, text }) => (
        <p key={id} data-kind={kind}>
          <b>{words.kinds[kind]}</b> <code>{text}</code>
        </p>
      ))}
    </div>
  )
}

interface TabProps<Event extends AnyEvent, View, Emitted extends AnyEvent> extends FlowPageProps<Event, View, Emitted> {
  stage: Stage<Flow<Event, View, Emitted>>
  lang: Locale
  again: ReactNode
}

/** One life of the flow: from an opened tab to its end. */
function Tab<Event extends AnyEvent, View, Emitted extends AnyEvent>(props: TabProps<Event, View, Emitted>) {
  const { stage, lang, again, events, calls = [], meanings = {}, emits = [], children } = props
  const words = flowWords[lang]
  const [observed] = useState(() => observe(stage.open(), stage.network, emits))
  const { flow, inspect } = observed
  useRunning(flow)
  const view = useFlowView(flow)
  const { log, taken } = useSyncExternalStore(observed.subscribe, observed.get)
  return (
    <div className={css.page}>
      <div className={css.stack}>
        <Panel title={words.scene}>
          <div className={css.scene}>{children(flow, lang)}</div>
          <div className={css.again}>
            {Object.entries(stage.behind ?? {}).map(([label, happen]) => (
              <Button key={label} size="small" onClick={happen}>
                {label}
              </Button>
            ))}
            {again}
          </div>
        </Panel>
        {stage.calls && (
          <Panel title={words.network}>
            <NetworkPanel network={stage.network} paths={calls} lang={lang} />
          </Panel>
        )}
      </div>
      <Panel title={words.events}>
        <EventsPanel events={events} send={flow.send} />
      </Panel>
      <div className={css.stack}>
        <Panel title={words.states}>
          {inspect ? (
            <Chart inspect={inspect} taken={taken} meanings={meanings} lang={lang} />
          ) : (
            <p className={css.meaning}>{words.noMachine}</p>
          )}
          <Text title={words.view} value={view} open={!inspect} />
          {inspect && <Text title={words.context} value={inspect.context()} />}
        </Panel>
        <Panel title={words.log}>
          <Log entries={log} lang={lang} />
        </Panel>
      </div>
    </div>
  )
}

/** A browser with its backend; the tab in it can be loaded anew, and keeps what a browser keeps. */
function Browser<Event extends AnyEvent, View, Emitted extends AnyEvent>(
  props: FlowPageProps<Event, View, Emitted> & { lang: Locale; onBegin: () => void },
) {
  const { begin, lang, onBegin, ...rest } = props
  const words = flowWords[lang]
  const [stage] = useState(() => createStage(begin, lang))
  const [loads, setLoads] = useState(0)
  const again = (
    <>
      <Button size="small" onClick={() => setLoads(loads + 1)}>
        {words.reload}
      </Button>
      <Button size="small" variant="quiet" onClick={onBegin}>
        {words.begin}
      </Button>
    </>
  )
  return <Tab key={loads} {...rest} begin={begin} stage={stage} lang={lang} again={again} />
}

/** The page of a flow: the components it drives, its states, every event, a network that can be set, and what happened. */
export function FlowPage<Event extends AnyEvent, View, Emitted extends AnyEvent>(
  props: FlowPageProps<Event, View, Emitted>,
) {
  const { locale } = useShopUi()
  const lang = isLocale(locale) ? locale : 'uk'
  const [begun, setBegun] = useState(0)
  return <Browser key={`${lang} ${begun}`} {...props} lang={lang} onBegin={() => setBegun(begun + 1)} />
}
