import type { UserAction } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { storedPhone } from '../../contact'
import { type FamilyRow, insertFamily, lockFamilyByContact, updateFamily } from '../families/family-store'

type ActionInfo = UserAction['actionInfo']

/** A family that was found or inserted. */
export interface SavedFamily {
  id: string
  name: string
  email: string | null
  phone: string | null
  isNew: boolean
}

/** The location of a request: the one that the family entered, or the one of the community. */
export interface RequestLocation {
  state?: string
  county?: string
  label?: string
}

/**
 * Finds the family of a request by its email address, or by its phone number, and updates it, or inserts a new one. Newer answers
 * replace older ones; other answers stay. `consent` is the one to texts, which staff see with the phone number.
 */
export async function upsertFamily(
  tx: Orm,
  info: ActionInfo,
  location: RequestLocation,
  consent?: FamilyRow['consent'],
): Promise<SavedFamily> {
  const email = info.email?.trim().toLowerCase()
  const phone = info.phone ? storedPhone(info.phone) : undefined
  const name = info.name?.trim() || undefined
  const { answers, language } = readAnswers(info)
  const known = await lockFamilyByContact(tx, { email, phone })
  return saveFamily(tx, known, {
    name,
    email,
    phone,
    location,
    answers: known ? mergeAnswers(known.answers, answers, phone) : answers,
    language,
    consent: consent ?? undefined,
  })
}

/** Returns the answers of a request without its consents, which are in the ledger. */
function readAnswers({ data }: ActionInfo) {
  const { wordings, disclosureText: _text, addedByName: _names, ...answers } = data
  return { answers, language: data.language ?? wordings?.[0]?.language }
}

/** What replaces the values of a known family, or makes a new one. `answers` are all its answers from now on. */
export interface FamilyValues {
  name: string | undefined
  email: string | undefined
  phone: string | undefined
  location: RequestLocation
  answers: FamilyRow['answers']
  language: FamilyRow['language'] | undefined
  consent: NonNullable<FamilyRow['consent']> | undefined
}

/** Updates a locked family, whose email address stays, or inserts a new one. */
export async function saveFamily(tx: Orm, known: FamilyRow | undefined, values: FamilyValues): Promise<SavedFamily> {
  const { email, phone, location, answers, language, consent } = values
  if (known) return updateKnown(tx, known, values)
  const name = values.name ?? 'Name not provided'
  return insertFamily(tx, {
    name,
    email: email ?? null,
    phone: phone ?? null,
    answers,
    state: location.state ?? null,
    county: location.county ?? null,
    place: location.label ?? null,
    consent: consent ?? null,
    ...(language ? { language } : {}),
    search: searchText(name, location.label),
  })
}

async function updateKnown(
  tx: Orm,
  known: FamilyRow,
  { name = known.name, phone, location, answers, language, consent }: FamilyValues,
): Promise<SavedFamily> {
  const place = location.label ?? known.place
  // A family that would rather not be called has no number that anyone could read or share. [TRUST-006]
  const changes = { name, phone: answers.noCalls ? null : (phone ?? known.phone) }
  await updateFamily(tx, known.id, {
    ...changes,
    answers,
    state: location.state ?? known.state,
    county: location.county ?? known.county,
    place,
    consent: consent ?? known.consent,
    language: language ?? known.language,
    search: searchText(name, place),
  })
  return { ...known, ...changes, isNew: false }
}

/** Returns a family's answers with newer ones. One that gives a phone number can be called again. [TRUST-006] */
function mergeAnswers({ noCalls, ...known }: FamilyRow['answers'], answers: FamilyRow['answers'], phone?: string) {
  return { ...known, ...(noCalls && !phone && { noCalls }), ...answers }
}

/** Returns the text that staff search a family by. */
export function searchText(name: string, place: string | null | undefined): string {
  return `${name} ${place ?? ''}`.toLowerCase()
}
