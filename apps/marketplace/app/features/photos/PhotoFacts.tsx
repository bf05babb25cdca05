import { type CommunityImage, isPhoto } from '@pkg/domain'
import { OriginalText } from '~/site/language/OriginalText'
import { formatMonth } from './format-month'
import * as styles from './PhotoFacts.css'
import { photoTexts } from './texts'

/** Says what an image shows, who took it, and when. An illustration says that we drew it. [FIND-009] */
export function PhotoFacts({ image }: { image: CommunityImage }) {
  const { takenBy, takenOn, kind } = image
  const facts = [
    takenBy && { name: photoTexts.takenBy, value: photoTexts.photographers[takenBy] },
    takenOn && { name: photoTexts.takenOn, value: formatMonth(takenOn) },
    { name: photoTexts.kind, value: kind ? photoTexts.kinds[kind] : photoTexts.illustration },
  ].filter((fact) => typeof fact === 'object')
  return (
    <div className={styles.facts}>
      <p className={styles.description}>
        {isPhoto(image) ? <OriginalText>{image.description}</OriginalText> : image.description}
      </p>
      <dl className={styles.list}>
        {facts.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {!isPhoto(image) && <p className={styles.note}>{photoTexts.illustrationNote}</p>}
    </div>
  )
}
