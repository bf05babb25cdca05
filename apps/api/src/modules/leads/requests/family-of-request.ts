import type { UserAction } from '@pkg/domain'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { families, places } from '../../../database/schema/tables'
import { normalizePhone } from '../../contact'

type Info = UserAction['actionInfo']

/** A family that was found or made. */
export interface SavedFamily {
  id: string
  name: string
  email: string | null
  phone: string | null
  isNew: boolean
}

/** The place of a request: the one the family named, else that of the community. */
export interface RequestPlace {
  state?: string
  county?: string
  label?: string
}

/**
 * Finds or makes the family behind a request: one per e-mail address, else one per phone number. Newer answers replace
 * older ones of the same name, and nothing that is known is lost. Gives it, and whether it is new.
 */
export async function upsertFamily(tx: Orm, info: Info, place: RequestPlace): Promise<SavedFamily> {
  const email = info.email?.trim().toLowerCase()
  const phone = info.phone ? normalizePhone(info.phone) : undefined
  const name = info.name?.trim() || 'Name not given'
  // What was agreed to stands in the ledger, and the text that staff read beside the number with the family.
  const { consent: given, consents: _ledger, disclosureText: _shown, addedByName: _named, ...answers } = info.data
  const consent = given ? { ...given, at: new Date().toISOString() } : undefined
  const language = info.data.language ?? info.data.consents?.[0]?.language ?? given?.language

  const [known] = email
    ? await tx.select().from(families).where(eq(families.email, email)).for('update')
    : phone
      ? await tx
          .select()
          .from(families)
          .where(and(eq(families.phone, phone), isNull(families.mergedIntoId)))
          .limit(1)
          .for('update')
      : []
  if (known) return updateFamily(tx, known, { info, place, answers, phone, consent, language })

  const [made] = await tx
    .insert(families)
    .values({
      name,
      email: email ?? null,
      phone: phone ?? null,
      answers,
      state: place.state ?? null,
      county: place.county ?? null,
      place: place.label ?? null,
      consent: consent ?? null,
      ...(language ? { language } : {}),
      search: searchText(name, place.label),
    })
    // Two first requests with one address can meet here; the second joins the family of the first.
    .onConflictDoUpdate({ target: families.email, set: { answers: sql`${families.answers} || excluded.answers` } })
    .returning({
      id: families.id,
      name: families.name,
      email: families.email,
      phone: families.phone,
      isNew: sql<boolean>`xmax = 0`,
    })
  if (!made) throw new Error('A family was neither made nor found')
  return made
}

type FamilyRow = typeof families.$inferSelect

/** Values of a request that a known family takes over. */
interface FamilyChange {
  info: Info
  place: RequestPlace
  answers: FamilyRow['answers']
  phone: string | undefined
  language: FamilyRow['language'] | undefined
  consent: NonNullable<FamilyRow['consent']> | undefined
}

/** Adds what a request says to a known family. */
async function updateFamily(
  tx: Orm,
  known: FamilyRow,
  { info, place, answers, phone, consent, language }: FamilyChange,
): Promise<SavedFamily> {
  const merged = { ...known.answers, ...answers }
  await tx
    .update(families)
    .set({
      name: info.name?.trim() || known.name,
      phone: phone ?? known.phone,
      answers: merged,
      state: place.state ?? known.state,
      county: place.county ?? known.county,
      place: place.label ?? known.place,
      consent: consent ?? known.consent,
      language: language ?? known.language,
      search: searchText(info.name?.trim() || known.name, place.label ?? known.place),
    })
    .where(eq(families.id, known.id))
  return { ...known, name: info.name?.trim() || known.name, phone: phone ?? known.phone, isNew: false }
}

/** Where the family searches: what it answered, looked up for its county. */
export async function placeOfRequest(tx: Orm, info: Info): Promise<RequestPlace> {
  const { city, state, zip } = info.data
  if (!state) return {}
  const label = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const [known] = zip
    ? await tx
        .select({ county: places.county })
        .from(places)
        .where(eq(places.id, `zip:${zip}`))
    : []
  return { state, label, ...(known?.county ? { county: known.county } : {}) }
}

/** What staff find a family by. */
export function searchText(name: string, place: string | null | undefined): string {
  return `${name} ${place ?? ''}`.toLowerCase()
}
