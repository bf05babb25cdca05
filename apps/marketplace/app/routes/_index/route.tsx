import { careLabel, formatMoney, brandFromEnvironment } from '@pkg/domain'
import { BareLink, ButtonLink, Cluster, Container, Heading, Notice, Stack, Text } from '@pkg/ui'
import { ApiUnreachableError } from '@pkg/api-client'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { SearchForm } from '~/components/Search/SearchForm'
import { NightSky, Street } from '~/components/Street/Street'
import { TileGrid } from '~/components/Tile/TileGrid'
import { apiFor } from '~/server/api'
import { siteUrl } from '~/server/canonical'
import { texts } from '~/texts'
import * as styles from './home.css'

const words = texts.home

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: words.title(data?.brand.name ?? brandFromEnvironment({}).name) },
  { name: 'description', content: words.description },
  ...(data ? [{ tagName: 'link', rel: 'canonical', href: `${data.site}/` }] : []),
  {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: data?.brand.name,
      url: data?.site,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${data?.site}/search?place={place}`,
        'query-input': 'required name=place',
      },
    },
  },
]

/** The home page stands without the API: what cannot be shown is left out and said. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor(request, context)
  const catalogue = await Promise.all([api.stats.get(), api.communities.list({ 'page-size': '4' })]).catch(
    (problem: unknown) => {
      if (!(problem instanceof ApiUnreachableError)) console.error(problem)
      return undefined
    },
  )
  return {
    brand: brandFromEnvironment(process.env),
    site: siteUrl(request, context),
    stats: catalogue?.[0],
    tiles: catalogue?.[1].items ?? [],
  }
}

export default function HomeRoute() {
  const { stats, tiles } = useLoaderData<typeof loader>()
  return (
    <>
      <div className={styles.hero}>
        <NightSky />
        <Container>
          <div className={styles.heroText}>
            <h1 className={styles.headline}>
              {words.headline} <span className={styles.second}>{words.headlineSecond}</span>
            </h1>
            <p className={styles.lead}>{words.lead}</p>
            <SearchForm raised />
            <p className={styles.small}>{words.noSignUp}</p>
          </div>
        </Container>
        <Street />
      </div>
      <Container>
        <div className={styles.sections}>
          <section aria-label={words.promises}>
            <ul className={styles.promises}>
              {words.promise.map(({ question, answer, detail }) => (
                <li key={question}>
                  <Stack gap={8}>
                    <Text size="small" strong>
                      {question}
                    </Text>
                    <Heading level={2} look="h3">
                      {answer}
                    </Heading>
                    <Text size="small" tone="muted">
                      {detail}
                    </Text>
                  </Stack>
                </li>
              ))}
            </ul>
          </section>
          {stats ? (
            <Stack as="section" gap={16}>
              <Heading level={2} id="costs">
                {words.care}
              </Heading>
              <Text tone="muted" measured>
                {words.careNote}
              </Text>
              <ul className={styles.care}>
                {stats.care.map(({ slug, low, high }) => (
                  <li key={slug} className={styles.careLine}>
                    <div className={styles.careWords}>
                      <h3 className={styles.careName}>
                        <BareLink href={`/${slug}`}>{careLabel(slug)}</BareLink>
                      </h3>
                      <Text size="small" tone="muted">
                        {texts.careLines[slug]}
                      </Text>
                    </div>
                    {high > 0 && (
                      <div className={styles.careMoney}>
                        <Text size="price">
                          {formatMoney(low)}–{formatMoney(high)}
                        </Text>
                        <Text size="fine" tone="muted">
                          {words.perMonth}
                        </Text>
                      </div>
                    )}
                  </li>
                ))}
              </ul>
            </Stack>
          ) : (
            <Notice tone="caution" title={words.unavailable} />
          )}
          {tiles.length > 0 && stats && (
            <Stack as="section" gap={20}>
              <Cluster justify="between" gap={16}>
                <div>
                  <Heading level={2}>{words.wellReviewed}</Heading>
                  <Text size="small" tone="muted">
                    {words.drawings}
                  </Text>
                </div>
                <ButtonLink href="/senior-living">{words.seeAll(stats.communities.toLocaleString('en-US'))}</ButtonLink>
              </Cluster>
              <TileGrid communities={tiles} layout="wide" />
            </Stack>
          )}
        </div>
      </Container>
    </>
  )
}
