import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.d.ts'
import { chainOf } from '../../packages/flows/src/testing/chart.ts'
import type { Inspection, State } from '../../packages/flows/src/testing/index.ts'
import { edgesOf, statesOf } from '../../packages/flows/src/testing/index.ts'
import { conditionOf, eventLabel } from './labels.ts'
import { flowWords as words } from './words.ts'

/** Where something is, in pixels; a state's place is relative to the state around it. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** An arrow, in pixels of the whole drawing. It stands for all transitions from one state to another. */
export interface Arrow {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly lines: readonly string[]
  readonly points: readonly { readonly x: number; readonly y: number }[]
  readonly label: Place | null
}

export interface Layout {
  readonly width: number
  readonly height: number
  /** By dotted path. */
  readonly states: ReadonlyMap<string, Place>
  /** Dots from which an arrow leads to the first state. */
  readonly starts: readonly Place[]
  readonly arrows: readonly Arrow[]
}

/** Size of one character of the labels, in pixels. */
const CHARACTER = 7.3
const LINE = 16
/** Height of a state's name, in pixels. */
export const STATE_HEIGHT = 34
const MAX_LINES = 4

const nameOf = (path: string) => path.split('.').at(-1) ?? path

/** Several transitions between the same two states are one arrow. */
function arrowsOf(machine: Inspection['machine'], root: State) {
  const arrows = new Map<string, { from: string; to: string; lines: Set<string> }>()
  for (const edge of edgesOf(machine))
    for (const target of edge.to) {
      const id = `${edge.from}>${target}`
      const arrow = arrows.get(id) ?? { from: edge.from, to: target, lines: new Set() }
      arrow.lines.add(`${eventLabel(edge.event)}${conditionOf(edge)}`.trim())
      arrows.set(id, arrow)
    }
  const starts: { from: string; to: string }[] = []
  const visit = (state: State) => {
    if (state.initial) starts.push({ from: state.path, to: state.initial })
    state.children.forEach(visit)
  }
  visit(root)
  return { arrows: [...arrows.entries()], starts }
}

/** Node of a state; `*` stands for a state whose transitions apply to all states inside. */
const idOf = (path: string) => `state:${path}`
const anywhereIn = (path: string) => `anywhere:${path}`
const startIn = (path: string) => `start:${path}`

function shortened(lines: ReadonlySet<string>): string[] {
  const all = [...lines].filter(line => line !== '')
  return all.length > MAX_LINES ? [...all.slice(0, MAX_LINES - 1), `+ ${all.length - MAX_LINES + 1}`] : all
}

/** The graph of a machine for the layout library. */
function graphOf(machine: Inspection['machine']) {
  const root = statesOf(machine)
  const { arrows, starts } = arrowsOf(machine, root)
  const isInside = (path: string, outer: string) => path !== outer && chainOf(path).includes(outer)
  const anywhere = new Set(arrows.filter(([, { from, to }]) => isInside(to, from)).map(([, { from }]) => from))
  const dot = (id: string): ElkNode => ({ id, width: 14, height: 14 })
  const nodeOf = (state: State): ElkNode => {
    const texts = [nameOf(state.path), ...state.invokes.map(({ id }) => `${words.calls} ${id}`)]
    const width = Math.max(64, Math.max(...texts.map(text => text.length)) * CHARACTER + 24)
    const height = STATE_HEIGHT + state.invokes.length * LINE
    if (state.children.length === 0) return { id: idOf(state.path), width, height }
    return {
      id: idOf(state.path),
      layoutOptions: {
        'elk.padding': `[top=${height + 8},left=16,bottom=16,right=16]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${Math.round(width)}, ${height})`,
      },
      children: [
        ...(starts.some(({ from }) => from === state.path) ? [dot(startIn(state.path))] : []),
        ...(anywhere.has(state.path) ? [dot(anywhereIn(state.path))] : []),
        ...state.children.map(nodeOf),
      ],
    }
  }
  const edges: ElkExtendedEdge[] = [
    ...arrows.map(([id, { from, to, lines }]) => {
      const texts = shortened(lines)
      const width = Math.max(0, ...texts.map(text => text.length)) * CHARACTER + 8
      return {
        id,
        sources: [anywhere.has(from) && isInside(to, from) ? anywhereIn(from) : idOf(from)],
        targets: [isInside(from, to) ? idOf(childOf(root, to) ?? to) : idOf(to)],
        labels: texts.length > 0 ? [{ text: texts.join('\n'), width, height: texts.length * LINE + 2 }] : [],
      }
    }),
    ...starts.map(({ from, to }) => ({ id: `start>${to}`, sources: [startIn(from)], targets: [idOf(to)] })),
  ]
  const { id: _, ...outermost } = nodeOf(root)
  const graph: ElkNode = {
    ...outermost,
    id: idOf(''),
    edges,
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.edgeCoords': 'ROOT',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.spacing.nodeNode': '28',
      'elk.spacing.edgeNode': '16',
      'elk.layered.spacing.nodeNodeBetweenLayers': '28',
      'elk.layered.spacing.edgeNodeBetweenLayers': '16',
      'elk.padding': '[top=8,left=8,bottom=8,right=8]',
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
    },
  }
  return { graph, arrows }
}

/** The state that is entered with `path`; an arrow cannot end at a state that contains its start. */
function childOf(state: State, path: string): string | null {
  if (state.path === path) return state.initial ?? state.children[0]?.path ?? null
  for (const child of state.children) {
    const found = childOf(child, path)
    if (found) return found
  }
  return null
}

const placeOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Place>): Place => ({ x, y, width, height })

async function layOut(machine: Inspection['machine']): Promise<Layout> {
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js')
  const { graph, arrows } = graphOf(machine)
  const placed = await new Elk().layout(graph)
  const states = new Map<string, Place>()
  const starts: Place[] = []
  const read = (node: ElkNode, x: number, y: number) => {
    for (const child of node.children ?? []) {
      const place = placeOf(child)
      if (child.id.startsWith('state:')) states.set(child.id.slice('state:'.length), place)
      else starts.push({ ...place, x: x + place.x, y: y + place.y })
      read(child, x + place.x, y + place.y)
    }
  }
  read(placed, 0, 0)
  const known = new Map(arrows)
  return {
    ...placeOf(placed),
    states,
    starts,
    arrows: (placed.edges ?? []).map(({ id, sections = [], labels = [] }) => {
      const arrow = known.get(id)
      const [label] = labels
      return {
        id,
        from: arrow?.from ?? '',
        to: arrow?.to ?? '',
        lines: label?.text?.split('\n') ?? [],
        points: sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]),
        label: label ? placeOf(label) : null,
      }
    }),
  }
}

const layouts = new Map<string, Promise<Layout>>()

/** Places of a machine's states and arrows; laid out once, by a library that is fetched for it. */
export function layoutOf(machine: Inspection['machine']): Promise<Layout> {
  const key = JSON.stringify(edgesOf(machine))
  const known = layouts.get(key) ?? layOut(machine)
  layouts.set(key, known)
  return known
}
