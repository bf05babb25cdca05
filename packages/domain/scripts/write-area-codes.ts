import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { libraryAreaCodes } from './library-area-codes'

// Writes the table of area codes. Run it after updating the phone library: `npx tsx scripts/write-area-codes.ts`.

const target = fileURLToPath(new URL('../src/validation/area-codes.ts', import.meta.url))
const codes = new Set(libraryAreaCodes())

/** Returns one bit for each of the 100 codes that begin with a digit, as 25 hexadecimal digits. */
function rowOf(first: number): string {
  const bits = Array.from({ length: 100 }, (_, rest) => codes.has(`${first}${String(rest).padStart(2, '0')}`))
  return Array.from({ length: 25 }, (_, index) =>
    [0, 1, 2, 3].reduce((digit, bit) => digit + (bits[index * 4 + bit] ? 2 ** bit : 0), 0).toString(16),
  ).join('')
}

writeFileSync(
  target,
  `// Written by scripts/write-area-codes.ts from Google's phone library. One row per first digit, 2 to 9, with one bit per code.
const rows = [
${[2, 3, 4, 5, 6, 7, 8, 9].map((first) => `  '${rowOf(first)}',`).join('\n')}
]

/** Returns whether three digits are an area code of the United States or its territories, or begin a toll-free number. [VAL-004] */
export function isAreaCode(code: string): boolean {
  const rest = Number(code.slice(1))
  const bits = Number.parseInt(rows[Number(code.slice(0, 1)) - 2]?.charAt(Math.floor(rest / 4)) ?? '', 16)
  return ((bits >> (rest % 4)) & 1) === 1
}
`,
)
