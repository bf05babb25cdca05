import type { Stats } from '@pkg/api-client'
import type { CommunityTile, QuizAnswers } from '@pkg/domain'
import { Container, Notice } from '@pkg/ui'
import type { ArticleSummary } from '~/features/articles'
import { CareQuiz } from '~/features/care-quiz'
import type { Prices } from '~/features/price-finder'
import { homeTexts } from './texts'
import { ArticlesSection } from './ArticlesSection'
import { CareTypes } from './CareTypes'
import { Hero } from './Hero'
import * as styles from './HomePage.css'
import type { OpenRooms } from './load-open-rooms.server'
import { OpenRoomsSection } from './OpenRoomsSection'
import { Promises } from './Promises'
import { ReceiptSample } from './ReceiptSample'
import { TopCommunities } from './TopCommunities'

export interface HomePageProps {
  prices: Prices
  quiz: { answers: QuizAnswers; prices?: Prices }
  /** Undefined while the API is down. */
  stats: Stats | undefined
  communities: CommunityTile[]
  /** Undefined while the API is down. */
  openRooms: OpenRooms | undefined
  /** Empty while the API is down. */
  articles: ArticleSummary[]
}

/** The home page: local prices, what families can count on, prices by care type, and communities. */
export function HomePage({ prices, quiz, stats, communities, openRooms, articles }: HomePageProps) {
  return (
    <>
      <Hero prices={prices} openRooms={openRooms?.total ? openRooms.href : undefined} />
      <Container>
        <div className={styles.sections}>
          <Promises />
          <CareQuiz initial={quiz.answers} prices={quiz.prices} place={prices.question.place} />
          {stats ? <CareTypes care={stats.care} /> : <Notice tone="caution" title={homeTexts.unavailable} />}
          {openRooms && openRooms.total > 0 && <OpenRoomsSection rooms={openRooms} />}
          {stats && communities.length > 0 && <TopCommunities communities={communities} total={stats.communities} />}
          <ReceiptSample />
          {articles.length > 0 && <ArticlesSection articles={articles} />}
        </div>
      </Container>
    </>
  )
}
