import { responseTexts } from '~/features/families/received/texts'

const fields: Readonly<Record<string, string>> = responseTexts.fields

/** Returns a field that a family shares in words. One without words of its own is called an answer. [TRUST-002] */
export const sharedFieldText = (name: string): string => fields[name] ?? responseTexts.otherField
