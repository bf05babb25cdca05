import { TextArea, TextField } from '@pkg/ui'
import type { RejectedForm } from '~/site/forms/rejected-form'
import { collectionsTexts } from './texts'
import { collectionLimits } from './collection-limits'

const words = collectionsTexts

interface CollectionFieldsProps {
  rejected: RejectedForm | undefined
  /** What is stored. */
  collection?: { name: string; note: string }
}

/** The name and the note of a collection. [DASH-007] */
export function CollectionFields({ rejected, collection }: CollectionFieldsProps) {
  return (
    <>
      <TextField
        label={words.name}
        hint={words.nameHint}
        name="name"
        maxLength={collectionLimits.name}
        defaultValue={rejected?.typed['name'] ?? collection?.name}
        error={rejected?.errors['name']}
      />
      <TextArea
        label={words.note}
        hint={words.noteHint}
        name="note"
        rows={3}
        max={collectionLimits.note}
        defaultValue={rejected?.typed['note'] ?? collection?.note}
        error={rejected?.errors['note']}
      />
    </>
  )
}
