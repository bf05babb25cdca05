import type { ConversionSchemaType } from '@pkg/domain'

/** The version of each schema's steps, which `wizardSchemas` of the domain lists. Numbers here instead of the lists load less. [WORK-014] */
export const schemaVersions: Readonly<Record<ConversionSchemaType, number>> = {
  gwizzy: 1,
  PaidAd: 1,
  activeAdult: 1,
  D2C: 1,
  noAgent: 1,
}
