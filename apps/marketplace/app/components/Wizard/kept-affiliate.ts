import { parseStoredAnswers, type Answers } from '@pkg/gwizzy/machines'
import { affiliateKey } from './remember-affiliate'

/** A partner, and what need not be asked again. */
export interface KeptAffiliate {
  name: string
  answers: Answers
}

/** The partner who sent this person, if one did; the wizard asks only what is still open. [GWZ-096, GWZ-099] */
export function keptAffiliate(storage?: Pick<Storage, 'getItem'>): KeptAffiliate | undefined {
  try {
    const kept: unknown = JSON.parse((storage ?? localStorage).getItem(affiliateKey) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('name' in kept) || !('answers' in kept)) return undefined
    const { name, answers } = kept
    return typeof name === 'string' && isRecord(answers) ? { name, answers: parseStoredAnswers(answers) } : undefined
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
