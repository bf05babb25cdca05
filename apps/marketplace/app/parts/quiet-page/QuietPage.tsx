import { imageUrl } from '@pkg/domain'
import { quietPath, type QuietPicture } from '@pkg/illustrations'
import type { ReactNode } from 'react'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import * as styles from './QuietPage.css'

/** The frame of a page that has little to say: the title and what to do, with one picture. [LOOK-010] */
export function QuietPage({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <PageFrame>
      <div className={styles.columns}>
        <div className={styles.words}>{children}</div>
        {picture}
      </div>
    </PageFrame>
  )
}

const size = { width: 676, height: 440 }

/** A picture that only decorates, because the title next to it says the same. [LOOK-010] */
export const QuietImage = ({ picture }: { picture: QuietPicture }) => (
  <img {...size} className={styles.picture} src={imageUrl(quietPath(picture), size)} alt="" decoding="async" />
)
