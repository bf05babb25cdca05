import type { Family } from '@pkg/api-client'
import { leadStageLabel } from '@pkg/domain'
import { formatMoment, type RequestClock } from '~/site/server/times'
import { familiesTexts, familyTexts } from './texts'
import { absentTexts } from '~/site/texts'
import { answerLines } from './answer-lines'

/** One detail of two families. */
export interface ComparedLine {
  label: string
  kept: string
  merged: string
}

const words = familiesTexts

/** Returns the details of two families side by side, without those that neither has. Contact info stays masked. [WORK-007, TRUST-008] */
export function comparedFamilies(kept: Family, merged: Family, clock: RequestClock): ComparedLine[] {
  const [one, other] = [kept, merged].map((family) => details(family, clock))
  const labels = [...new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])])]
  return labels.map((label) => ({
    label,
    kept: one?.get(label) ?? absentTexts.value,
    merged: other?.get(label) ?? absentTexts.value,
  }))
}

function details(family: Family, clock: RequestClock): Map<string, string> {
  const lines: [string, string | undefined][] = [
    [words.family, family.name],
    [words.stage, leadStageLabel(family.stage)],
    [words.place, family.place],
    [familyTexts.phone, family.maskedPhone ?? (family.phone && words.known)],
    [familyTexts.email, family.maskedEmail ?? (family.email && words.known)],
    [words.advisor, family.agentName],
    [words.since, formatMoment(family.createdAt, clock).text],
    [words.communities, family.leads.map(({ communityName }) => communityName).join(', ')],
    ...answerLines(family.answers).map(({ label, value }): [string, string] => [label, value]),
  ]
  return new Map(lines.flatMap(([label, value]) => (value ? [[label, value] as const] : [])))
}
