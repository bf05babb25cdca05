import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

const Size = Type.Integer({ minimum: 0, maximum: 1_000_000 })
const defaultSize = 6500

/** Returns how many demo communities `SEED_SIZE` asks for; 0 means none. @throws for a value that isn't a whole number up to a million. */
export function readSeedSize(environment: Record<string, string | undefined>): number {
  const size: unknown = Value.Convert(Size, environment['SEED_SIZE'] || defaultSize)
  if (Value.Check(Size, size)) return size
  throw new Error('Set SEED_SIZE to a whole number from 0 to 1000000')
}
