import type { NewWizardEvents } from '@pkg/api-client'
import { addDays, wizardSchemaNames, wizardSteps } from '@pkg/domain'

/** A request of a run of the wizard, as it arrives on a day. */
export interface PlannedBatch extends NewWizardEvents {
  day: string
  site: string
}

/** What is known of a run from its events, computed without the database. */
export interface ExpectedRun {
  id: string
  day: string
  schema: string
  schemaVersion: number
  site: string
  seen: Set<string>
  answered: Set<string>
  leftAt: string | undefined
  cameBackAt: string | undefined
  isSent: boolean
}

interface Plan {
  from: string
  days: number
  sites: readonly string[]
}

const idOf = (random: () => number): string => {
  const digits = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Plans the requests of random runs: some go back, some end at any step, some last past midnight, and some requests arrive twice or late. */
export function planRuns(count: number, { from, days, sites }: Plan, random: () => number): PlannedBatch[] {
  const pick = <Value>(values: readonly Value[]): Value | undefined => values[Math.floor(random() * values.length)]
  return Array.from({ length: count }, () => {
    const schema = pick(wizardSchemaNames) ?? 'gwizzy'
    const steps = wizardSteps(schema, 1)
    const events: NewWizardEvents['events'] = []
    const add = (kind: NewWizardEvents['events'][number]['kind'], place: number) =>
      events.push({ n: events.length, kind, step: steps[place] ?? steps[0] ?? '' })
    let place = random() < 0.2 ? Math.floor(random() * steps.length) : 0
    add('seen', place)
    if (place > 0) add('came-back', place)
    while (random() < 0.85 && place < steps.length) {
      if (place > 0 && random() < 0.15) {
        place -= 1
      } else {
        add('answered', place)
        place += 1
        if (place === steps.length) break
      }
      add('seen', place)
    }
    if (place === steps.length && random() < 0.9) add('sent', steps.length - 1)
    const day = addDays(from, Math.floor(random() * days))
    const run = { runId: idOf(random), schema, schemaVersion: 1, site: pick(sites) ?? 'own' }
    const cut = Math.floor(random() * events.length)
    const parts = [events.slice(0, cut), events.slice(cut)].filter((part) => part.length > 0)
    const batches = parts.map((part, order) => ({
      ...run,
      events: part,
      day: order > 0 && random() < 0.1 ? addDays(day, 1) : day,
    }))
    const [first] = batches
    return random() < 0.2 && first ? [...batches, first] : batches
  }).flat()
}

/** Returns what the requests say about each run. An event counts once, and with the day on which it arrived first. */
export function expectedRuns(batches: readonly PlannedBatch[]): ExpectedRun[] {
  const byRun = new Map<string, PlannedBatch[]>()
  for (const batch of batches) byRun.set(batch.runId, [...(byRun.get(batch.runId) ?? []), batch])
  return [...byRun].map(([id, own]) => {
    const events = new Map(own.flatMap((batch) => batch.events.map((event) => [event.n, event] as const)))
    const inOrder = [...events.values()].toSorted((one, other) => one.n - other.n)
    const of = (kind: string) => inOrder.flatMap((event) => (event.kind === kind ? [event.step] : []))
    const [first] = own
    const isSent = of('sent').length > 0
    return {
      id,
      day: own.map(({ day }) => day).toSorted()[0] ?? '',
      schema: first?.schema ?? '',
      schemaVersion: first?.schemaVersion ?? 0,
      site: first?.site ?? '',
      seen: new Set(of('seen')),
      answered: new Set(of('answered')),
      leftAt: isSent ? undefined : of('seen').at(-1),
      cameBackAt: of('came-back')[0],
      isSent,
    }
  })
}

/** Counts runs with a measure at a step, or at any step if it’s empty, one by one. */
export const countSlowly = (runs: readonly ExpectedRun[], measure: string, step: string): number =>
  runs.filter((run) => {
    if (measure === 'sent') return run.isSent && (step === '' || run.seen.has(step))
    if (measure === 'left') return step === '' ? run.leftAt !== undefined : run.leftAt === step
    if (measure === 'came-back') return step === '' ? run.cameBackAt !== undefined : run.cameBackAt === step
    const steps = measure === 'seen' ? run.seen : run.answered
    return step === '' ? steps.size > 0 : steps.has(step)
  }).length
