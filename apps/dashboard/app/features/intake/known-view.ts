import type { KnownFamily } from '@pkg/api-client'
import { leadStageLabel } from '@pkg/domain'
import { knownTexts } from './texts'

/** A family that already has a phone number or an email address, in words. */
export interface KnownView {
  reason: KnownFamily['reason']
  title: string
  /** What tells it from others, for those who may contact it. */
  about?: string | undefined
  open?: { href: string; label: string } | undefined
  /** Who to ask, for those who may not. */
  ask?: string | undefined
}

/** What can be done about known families besides opening them. */
export interface KnownChoices {
  /** Whether what was typed can be added to the family. */
  canBeSame: boolean
  /** Whether another family can have it. An email address belongs to one family. */
  canBeOther: boolean
}

/** Returns a known family in words. Someone who may not contact it doesn't read who it is. [WORK-019] */
export function knownView({ reason, agentName, client }: KnownFamily): KnownView {
  const belongs = knownTexts.belongs[reason]
  if (client) {
    const { id, name, stage, place } = client
    const about = [leadStageLabel(stage), place, agentName && knownTexts.advisor(agentName)]
    return {
      reason,
      title: belongs(name),
      about: about.filter(Boolean).join(' · '),
      open: { href: `/families/${id}`, label: knownTexts.open(name) },
    }
  }
  if (agentName === undefined) return { reason, title: belongs(knownTexts.unassigned) }
  return { reason, title: belongs(knownTexts.familyOf(agentName)), ask: knownTexts.ask(agentName) }
}

/** Returns what can be done about known families. */
export function knownChoices(known: readonly KnownFamily[]): KnownChoices {
  const ids = new Set(known.map(({ client }) => client?.id))
  return {
    canBeSame: ids.size === 1 && known.every(({ client, agentName }) => client ?? agentName === undefined),
    canBeOther: known.every(({ reason }) => reason === 'phone'),
  }
}
