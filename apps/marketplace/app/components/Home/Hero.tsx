import { Container } from '@pkg/ui'
import { NightSky } from '~/components/NightSky/NightSky'
import type { Prices } from '~/price-finder/load-prices.server'
import { PriceFinder } from '~/price-finder/PriceFinder'
import { texts } from '~/texts'
import * as styles from './HomePage.css'

const words = texts.home

/** The top of the home page: what the site offers, and what care costs where a family looks. [FIND-016] */
export function Hero({ prices }: { prices: Prices }) {
  const { place, level } = prices.question
  return (
    <div className={styles.hero}>
      <NightSky />
      <Container>
        <div className={styles.heroText}>
          <PriceFinder initial={prices} key={`${place} ${level}`}>
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
