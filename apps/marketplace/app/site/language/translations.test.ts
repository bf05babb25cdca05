import { expect, test } from 'vitest'

type Module = Record<string, unknown>

const loaded = import.meta.glob<Module>(
  [
    '../../**/*texts.ts',
    '../../**/{room-names,care-lines}.ts',
    '../../**/{explanations,distance-text,own-places-title,receipts-title}.ts',
    '../../../../../packages/{domain,ui}/src/texts.ts',
    '../../../../../packages/remix-host/src/forms/texts.ts',
  ],
  { eager: true },
)
const translations = import.meta.glob<Module>(
  ['../../**/*.es.ts', '../../../../../packages/{domain,ui,remix-host}/src/**/*.es.ts'],
  { eager: true },
)
const pairs = Object.entries(loaded).map(
  ([path, english]) => [path, english, translations[path.replace(/\.ts$/, '.es.ts')]] as const,
)

/** Parts that aren't translated: values of answers, categories, names, formats, and what only developers read. */
const untranslatedParts = [
  /^plainRequestTexts\.(disclosureOptions|lookingForOptions|care)\.\d\.0$/,
  /^homeTexts\.receipts\.rows\.\d\.who$/,
  /^(anyCare|anyCareInSentence|hiddenPrice|phonePlaceholder|toastOutsideProvider)$/,
  /^searchTexts\.example$/,
]
/** Words that are the same in both languages. */
const sameWords = ['', 'Error', 'No', 'Medicaid']

/** Returns every text and function by its path. */
function partsOf(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return Object.entries(value).flatMap(([name, part]) => partsOf(part, path ? `${path}.${name}` : name))
}

test.each(pairs)('%s has a Spanish translation with the same names [FIND-015]', (_path, english, spanish) => {
  expect(spanish).toBeDefined()
  const names = (module: Module | undefined) => partsOf(module).map(([path, value]) => `${path}: ${typeof value}`)
  expect(names(spanish).toSorted()).toEqual(names(english).toSorted())
})

test('no text is empty or left in English [FIND-015]', () => {
  const untranslated = pairs.flatMap(([path, english, spanish]) => {
    const inEnglish = new Map(partsOf(english))
    return partsOf(spanish)
      .filter(([name, text]) => typeof text === 'string' && text === inEnglish.get(name) && !sameWords.includes(text))
      .filter(([name]) => !untranslatedParts.some((part) => part.test(name)))
      .map(([name, text]) => `${path} ${name}: ${String(text)}`)
  })
  expect(untranslated).toEqual([])
})
