import type { Person } from '../../http/person'

/** Returns who changed a booking, as the family's timeline names them: a visitor or customer is the family. */
export const familyOrName = ({ role, name }: Person, { family }: { family: { name: string } }): string =>
  role === 'visitor' || role === 'customer' ? family.name : name
