import { sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { fileImportRows } from '../../database/schema/tables'

/** Deletes the rows of imports that have, or replaced, an email address or a phone number of someone whose information is deleted. [TRUTH-012, TRUST-016] */
export async function eraseImportRows(
  tx: Orm,
  contacts: readonly { email: string | null; phone: string | null }[],
): Promise<void> {
  const emails = contacts.flatMap(({ email }) => (email ? [email.toLowerCase()] : []))
  const phones = contacts.flatMap(({ phone }) => (phone ? [phone.slice(2, 12)] : []))
  if (emails.length + phones.length === 0) return
  const isOne = (text: unknown) =>
    sql`(lower(trim(${text})) = any(${sql.param(emails)}::text[])
      or right(regexp_replace(${text}, '\\D', '', 'g'), 10) = any(${sql.param(phones)}::text[]))`
  await tx.delete(fileImportRows).where(
    sql`exists (select from unnest(${fileImportRows.cells}) cell where ${isOne(sql`cell`)})
      or exists (select from jsonb_each_text(${fileImportRows.fixes}) fix where ${isOne(sql`fix.value`)})
      or exists (select from jsonb_each_text(${fileImportRows.before}) old where ${isOne(sql`old.value`)})`,
  )
}
