import type { ImportKindName } from '@pkg/api-client'
import { communityImport } from './communities'
import { contactImport } from './contacts'
import type { ImportKind } from './kind'
import { organizationImport } from './organizations'

const kinds: Readonly<Record<ImportKindName, ImportKind>> = {
  communities: communityImport,
  contacts: contactImport,
  organizations: organizationImport,
}

/** Returns the declaration of a kind. */
export const kindOf = (name: ImportKindName): ImportKind => kinds[name]
