import { addDays, type ConversionSchemaType, wizardSchemaVersion, wizardSteps } from '@pkg/domain'
import type { Random } from '@pkg/illustrations/random'

/** An event of the wizard, as the database has it. */
export interface WizardEventRow {
  runId: string
  n: number
  day: string
  schema: ConversionSchemaType
  schemaVersion: number
  site: string
  step: string
  kind: 'seen' | 'answered' | 'came-back' | 'sent'
}

/** The months with sessions: this one and those before, so a year can be compared in part. */
const months = 15
const firstSessionsOfMonth = 70

const schemaShares = { gwizzy: 52, noAgent: 18, D2C: 16, activeAdult: 8, PaidAd: 6 } as const

/** How often people leave at a step. Contact info and money cost the most. */
const leaveShares: Readonly<Partial<Record<string, number>>> = {
  LookingFor: 0.16,
  CareLevel: 0.07,
  MoveTimeline: 0.05,
  BudgetRangeInfo: 0.13,
  BudgetInfo: 0.09,
  UserLocation: 0.06,
  NextStep: 0.08,
  TourInfo: 0.06,
  SimilarCommunities: 0.05,
  NameInfo: 0.09,
  EmailInfo: 0.12,
  PhoneInfo: 0.21,
  ContactInfo: 0.31,
  HousingOptions: 0.18,
}

/** How often a step is asked that depends on earlier answers. */
const askShares: Readonly<Partial<Record<string, number>>> = {
  BudgetInfo: 0.22,
  PlanningConsulation: 0.4,
  TourInfo: 0.35,
  CommunityInfo: 0.2,
  SimilarCommunities: 0.25,
  ResidentNameInfo: 0.15,
}

/** Generates sessions of the wizard until yesterday: more each month, fewer on weekends, and one in nine on a partner’s site. [WORK-014] */
export function* generateWizardEvents(
  random: Random,
  { today, partnerId }: { today: string; partnerId: string | undefined },
): Generator<WizardEventRow> {
  for (let month = months - 1; month >= 0; month -= 1) {
    const sessions = firstSessionsOfMonth + (months - month) * 6 + random.between(0, 20)
    for (let session = 0; session < sessions; session += 1) {
      const day = addDays(today, -(month * 30 + random.between(1, 30)))
      const site = partnerId !== undefined && random.chance(0.11) ? partnerId : 'own'
      yield* generateSession(random, { day, site, leaving: 1 - (months - month) * 0.012 })
    }
  }
}

function* generateSession(
  random: Random,
  { day, site, leaving }: { day: string; site: string; leaving: number },
): Generator<WizardEventRow> {
  const schema = random.weighted<ConversionSchemaType>(schemaShares)
  const schemaVersion = wizardSchemaVersion(schema)
  const steps = wizardSteps(schema, schemaVersion).filter((step) => random.chance(askShares[step] ?? 1))
  const run = { runId: uuidOf(random), day, schema, schemaVersion, site }
  let n = 0
  const event = (kind: WizardEventRow['kind'], step: string): WizardEventRow => ({ ...run, n: n++, kind, step })
  const first = random.chance(0.09) ? random.between(1, steps.length - 1) : 0
  for (const [place, step] of steps.entries()) {
    if (place < first) continue
    yield event('seen', step)
    if (place === first && first > 0) yield event('came-back', step)
    if (random.chance((leaveShares[step] ?? 0.03) * leaving)) return
    yield event('answered', step)
    if (random.chance(0.02) && place > first) {
      // Back to look something up, and on again.
      yield event('seen', steps[place - 1] ?? step)
      yield event('answered', steps[place - 1] ?? step)
    }
  }
  yield event('sent', steps.at(-1) ?? '')
}

const uuidOf = (random: Random): string =>
  Array.from({ length: 32 }, () => random.between(0, 15).toString(16))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
