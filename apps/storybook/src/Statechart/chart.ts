import { transitionsFrom } from '@pkg/gwizzy/machines'

/** A transition between two states. */
export interface Edge {
  from: string
  to: string
  /** The event or condition; empty for a transition that is always taken. */
  label: string
}

/** The states of a machine and the transitions between them. */
export interface Chart {
  first: string
  states: string[]
  edges: Edge[]
}

/** The part of a machine that is drawn. Every XState machine has it. */
export interface MachineDefinition {
  root: { initial: { target: readonly { key: string }[] } }
  states: Record<string, { transitions: Map<string, readonly Transition[]> }>
}

interface Transition {
  guard?: unknown
  /** Each target's path from the root. */
  target?: readonly { path: string[] }[] | undefined
}

/** Returns the chart of a wizard's steps, from `first` to the submit, read from its machine. */
export function wizardChart(machine: Parameters<typeof transitionsFrom>[0], first: string): Chart {
  const states: string[] = []
  const edges: Edge[] = []
  const visit = (step: string) => {
    if (states.includes(step)) return
    states.push(step)
    const ways = step === 'submitting' ? [] : transitionsFrom(machine, step)
    const last = ways.length > 1 ? 'else' : ''
    edges.push(...ways.map(({ target, condition = last }) => ({ from: step, to: target, label: condition })))
    for (const { target } of ways) visit(target)
  }
  visit(first)
  return { first, states, edges }
}

/** Returns the chart of any other machine's states and events. */
export function machineChart(machine: MachineDefinition): Chart {
  const edges = Object.entries(machine.states).flatMap(([from, { transitions }]) =>
    [...transitions].flatMap(([event, ways]) =>
      ways.flatMap(({ guard, target = [] }) =>
        target
          .map(({ path: [to = ''] }) => ({ from, to, label: edgeLabel(event, guard) }))
          .filter(({ to }) => to !== from),
      ),
    ),
  )
  const first = machine.root.initial.target[0]?.key ?? ''
  const known = Object.keys(machine.states)
  return { first, states: known, edges: edges.filter(({ to }) => known.includes(to)) }
}

/**
 * Returns a transition's label: `after 4000` for a delay, `done` and `error` for finished work, or the event's name, followed by its
 * condition.
 */
function edgeLabel(event: string, guard: unknown): string {
  const [kind = '', ...rest] = event.replace('xstate.', '').split('.')
  const named = ['done', 'error', 'after'].includes(kind) && event.startsWith('xstate.')
  const words = named ? [kind, kind === 'after' ? rest[0] : ''] : [event]
  return [...words, edgeCondition(guard)].filter(Boolean).join(' ')
}

function edgeCondition(guard: unknown): string {
  if (typeof guard === 'string') return `if ${guard}`
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return `if ${String(guard.type)}`
  return guard === undefined ? '' : 'if it may'
}
