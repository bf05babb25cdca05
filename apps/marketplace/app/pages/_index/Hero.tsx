import { BareLink, Container } from '@pkg/ui'
import { quizTexts } from '~/features/care-quiz'
import { PriceFinder, type Prices } from '~/features/price-finder'
import { homeTexts as words } from './texts'
import * as styles from './HomePage.css'

/** The top of the home page: what the site offers, what care costs where a family looks, and rooms for those in a hurry. [FIND-016] */
export function Hero({ prices, openRooms }: { prices: Prices; openRooms: string | undefined }) {
  const { place, level } = prices.question
  return (
    <div className={styles.hero}>
      <Container>
        <div className={styles.heroText}>
          <PriceFinder
            initial={prices}
            key={`${place} ${level}`}
            below={
              <>
                <p className={styles.soon}>
                  {quizTexts.heading} <BareLink href="#care-quiz">{quizTexts.link}</BareLink>
                </p>
                {openRooms && (
                  <p className={styles.soon}>
                    {words.openRooms.hospital} <BareLink href={openRooms}>{words.openRooms.link}</BareLink>
                  </p>
                )}
              </>
            }
          >
            <h1 className={styles.headline}>
              {words.headline} <span className={styles.second}>{words.headlineSecond}</span>
            </h1>
            <p className={styles.lead}>{words.lead}</p>
          </PriceFinder>
        </div>
      </Container>
    </div>
  )
}
