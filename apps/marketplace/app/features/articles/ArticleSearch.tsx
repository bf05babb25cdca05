import { Button, searchIcon, TextField } from '@pkg/ui'
import { resourceCenterPath } from '~/site/links/article-links'
import * as styles from './articles.css'
import { articleTexts as words } from './texts'
import { sitePath } from '~/site/frame/site-path'

/** Searches all articles. A plain form, so it works without scripts. [RES-003] */
export function ArticleSearch({ typed }: { typed: string }) {
  return (
    <form
      method="get"
      action={sitePath(resourceCenterPath)}
      role="search"
      aria-label={words.searchLabel}
      className={styles.search}
    >
      <div className={styles.searchRow}>
        <TextField
          // The field shows the words of each new search.
          key={typed}
          type="search"
          name="q"
          label={words.searchLabel}
          hint={words.searchHint}
          icon={searchIcon}
          defaultValue={typed}
          maxLength={80}
        />
        <Button type="submit">{words.search}</Button>
      </div>
    </form>
  )
}
