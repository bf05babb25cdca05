import type { Stats } from '@pkg/api-client'
import type { QuizAnswers } from '@pkg/domain'
import { Container, Notice } from '@pkg/ui'
import type { ArticleSummary } from '~/features/articles'
import { CareQuiz, priceSpan } from '~/features/care-quiz'
import type { Prices } from '~/features/price-finder'
import { homeTexts } from './texts'
import { ArticlesSection } from './ArticlesSection'
import { CareTypes } from './CareTypes'
import { Hero } from './Hero'
import * as styles from './HomePage.css'
import type { HomeCommunities } from './load-communities.server'
import { CommunitiesSection } from './CommunitiesSection'
import { Promises } from './Promises'
import { ReceiptSample } from './ReceiptSample'

export interface HomePageProps {
  prices: Prices
  quiz: { answers: QuizAnswers; prices?: Prices }
  /** Undefined while the API is down. */
  stats: Stats | undefined
  /** Undefined while the API is down. */
  communities: HomeCommunities | undefined
  /** Empty while the API is down. */
  articles: ArticleSummary[]
}

/** The home page: local prices, what families can count on, prices by care type, and communities. */
export function HomePage({ prices, quiz, stats, communities, articles }: HomePageProps) {
  const { openRooms, best } = communities ?? {}
  return (
    <>
      <Hero prices={prices} openRooms={openRooms && openRooms.communities.length > 0 ? openRooms.href : undefined} />
      <Container>
        <div className={styles.sections}>
          <Promises />
          <CareQuiz
            initial={quiz.answers}
            prices={quiz.prices}
            place={prices.question.place}
            typical={stats && priceSpan(stats.care)}
          />
          {stats ? <CareTypes care={stats.care} /> : <Notice tone="caution" title={homeTexts.unavailable} />}
          {openRooms && openRooms.communities.length > 0 && (
            <CommunitiesSection
              {...openRooms}
              title={(openRooms.isNear ? homeTexts.openRooms.near : homeTexts.openRooms.inState)(openRooms.place)}
              detail={homeTexts.openRooms.detail}
            />
          )}
          {best && best.communities.length > 0 && (
            <CommunitiesSection
              {...best}
              title={homeTexts.topCommunities(best.place)}
              detail={homeTexts.illustrations}
            />
          )}
          <ReceiptSample />
          {articles.length > 0 && <ArticlesSection articles={articles} />}
        </div>
      </Container>
    </>
  )
}
