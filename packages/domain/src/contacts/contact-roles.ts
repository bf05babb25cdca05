/** What a contact does at a community or an organization. [DASH-014] */
export type ContactRole = 'executive-director' | 'sales' | 'nurse' | 'billing' | 'owner' | 'other'

const labels: Readonly<Record<ContactRole, string>> = {
  'executive-director': 'Executive director',
  sales: 'Sales',
  nurse: 'Nurse',
  billing: 'Billing',
  owner: 'Owner',
  other: 'Other',
}

/** All roles of contacts, from the one who decides to those of no other role. */
export const contactRoles = [
  'executive-director',
  'sales',
  'nurse',
  'billing',
  'owner',
  'other',
] as const satisfies ContactRole[]

/** Returns the name of a contact's role, as staff read it. */
export const contactRoleLabel = (role: ContactRole): string => labels[role]
