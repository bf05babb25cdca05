import { Container } from '@pkg/ui'
import { SearchForm } from '~/search/SearchForm'
import { NightSky, Street } from '~/components/Street/Street'
import { texts } from '~/texts'
import * as styles from './HomePage.css'

const words = texts.home

/** The top of the home page: what the site offers, and the search. */
export function Hero() {
  return (
    <div className={styles.hero}>
      <NightSky />
      <Container>
        <div className={styles.heroText}>
          <h1 className={styles.headline}>
            {words.headline} <span className={styles.second}>{words.headlineSecond}</span>
          </h1>
          <p className={styles.lead}>{words.lead}</p>
          <SearchForm look="raised" />
          <p className={styles.small}>{words.noSignUp}</p>
        </div>
      </Container>
      <Street />
    </div>
  )
}
