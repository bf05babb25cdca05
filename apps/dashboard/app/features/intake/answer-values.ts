import type { Family, Lead } from '@pkg/api-client'
import { leadSources } from '@pkg/domain'

/** A community that a family asks about. */
export interface PickedCommunity {
  id: string
  label: string
  /** The family requested it itself, or something came of it, so it stays. */
  isFixed?: true
}

/** What a family says about its search, as the fields of a form hold it. Empty where it said nothing. [WORK-019] */
export interface AnswerValues {
  lookingFor: string
  residentName: string
  care: string
  budgetRange: string
  /** How it could pay. */
  budget: string[]
  timing: string
  city: string
  state: string
  zip: string
  communities: PickedCommunity[]
  source: string
  language: string
}

/** What a call begins with. */
export const emptyAnswers: AnswerValues = {
  lookingFor: '',
  residentName: '',
  care: '',
  budgetRange: '',
  budget: [],
  timing: '',
  city: '',
  state: '',
  zip: '',
  communities: [],
  source: 'direct call',
  language: 'en',
}

/** What a family said, and the communities that it asks about. */
type ToldFamily = Pick<Family, 'answers' | 'language' | 'sources'> & {
  leads: readonly Pick<Lead, 'communityId' | 'communityName' | 'isRemovable'>[]
}

/** Returns what a family said so far. */
export function answerValues({ answers, leads, language = 'en', sources = [] }: ToldFamily): AnswerValues {
  const { resident } = answers
  const said = leadSources.find((source) => source === answers.leadSource?.trim().toLowerCase())
  return {
    lookingFor: answers.lookingFor ?? '',
    residentName: (resident ? `${resident.firstName} ${resident.lastName}`.trim() : answers.residentName) ?? '',
    care: answers.adl?.[0] ?? '',
    budgetRange: answers.budgetRange ?? '',
    budget: answers.budget ?? [],
    timing: answers.timing ?? '',
    city: answers.city ?? '',
    state: answers.state ?? '',
    zip: answers.zip ?? '',
    communities: leads.map(({ communityId, communityName, isRemovable }) => ({
      id: communityId,
      label: communityName,
      ...(isRemovable ? {} : { isFixed: true as const }),
    })),
    source: said ?? sources[0] ?? '',
    language,
  }
}

/** Writes a community into the value of a field, so no one has to look it up again when the form comes back. */
export const pickedValue = ({ id, label, isFixed }: PickedCommunity): string => `${id}${isFixed ? '!' : ''} ${label}`

/** Reads a community from the value of a field. Undefined for a value that isn't one. */
export function readPicked(value: string): PickedCommunity | undefined {
  const [, id, mark, label] = /^([a-z0-9-]{1,160})(!?) (.+)$/s.exec(value) ?? []
  return id && label ? { id, label, ...(mark ? { isFixed: true } : {}) } : undefined
}

/** Reads what a family says from the fields of a form, or of a draft. */
export function readAnswers(form: FormData): AnswerValues {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === 'string')
  const picked = texts('community').flatMap((value) => readPicked(value) ?? [])
  return {
    lookingFor: text('lookingFor'),
    residentName: text('residentName'),
    care: text('care'),
    budgetRange: text('budgetRange'),
    budget: texts('budget'),
    timing: text('timing'),
    city: text('city'),
    state: text('state'),
    zip: text('zip'),
    communities: picked.filter(({ id }, index) => picked.findIndex((one) => one.id === id) === index),
    source: text('source'),
    language: text('language') || 'en',
  }
}
