import { TextLink } from '@pkg/ui'
import * as styles from './AreaNotice.css'
import { areaUrl } from './area'
import { mapTexts } from './texts'

/** Says that a listing shows only an area, with a link that clears it. It works without scripts. [FIND-004] */
export function AreaNotice({ path, filters }: { path: string; filters: [name: string, value: string][] }) {
  if (!filters.some(([name]) => name === 'geometry')) return null
  return (
    <p className={styles.notice}>
      {mapTexts.areaOnly}{' '}
      <TextLink href={areaUrl(path, filters, undefined)} standalone>
        {mapTexts.clearArea}
      </TextLink>
    </p>
  )
}
