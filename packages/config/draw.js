import { createHash } from 'node:crypto'

const proof = process.env['PROOF']

export const isFullProof = proof === 'full' || proof === 'whole'

/** Returns a number below 2³² that the seed of the run and a text draw. */
const draw = (text) =>
  createHash('sha256')
    .update(`${process.env['TEST_SEED'] ?? ''} ${text}`)
    .digest()
    .readUInt32BE()

export const isDrawn = (name) => isFullProof || draw(name) % 4 === 0

export function variantsOf(variants) {
  if (isFullProof) return variants
  const drawn = draw(JSON.stringify(variants)) % variants.length
  return variants.slice(drawn, drawn + 1)
}
