import { Button } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { pricesTexts } from '~/features/prices'
import { PickerField } from '~/features/pickers'
import type { CommunityChoice } from './load-prices.server'
import * as styles from './CommunitySearch.css'
import { searchName } from './paths'

const words = pricesTexts

interface CommunitySearchProps {
  choice: Extract<CommunityChoice, { kind: 'search' }>
  /** The community that is shown now. It stays until another is chosen. */
  shown: string | undefined
}

/** Searches another community, for those who have too many for tabs. Works without scripts. [WORK-022] */
export function CommunitySearch({ choice: { found, problem }, shown }: CommunitySearchProps) {
  return (
    <Form method="get" role="search" aria-label={words.choose} className={styles.search}>
      {shown !== undefined && <input type="hidden" name="community" value={shown} />}
      <PickerField
        // A choice, or another search, begins with a new field.
        key={`${shown} ${found?.term}`}
        id="other-community"
        name={searchName}
        label={shown === undefined ? words.find : words.findOther}
        hint={words.findHint}
        source="communities"
        isMany={false}
        values={[]}
        error={problem}
        found={found}
      />
      <Button type="submit" size="small">
        {words.showPrices}
      </Button>
    </Form>
  )
}
