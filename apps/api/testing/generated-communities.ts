import { amenityFlags, careTypeSlugs, now, paymentSources, siteDay, states } from '@pkg/domain'
import { sql, type SQL } from 'drizzle-orm'

const list = (values: readonly string[]) => sql.raw(`'{${values.join(',')}}'::text[]`)

/**
 * Returns a statement that inserts generated communities, so query plans can be tested on a table as large and varied as a real one.
 * Locations, care types, prices, sizes, and amenities vary, and tiles compress to the length of real ones. Each run adds the same rows.
 */
export function insertGenerated(count: number): SQL {
  const codes = states.map(({ code }) => code)
  return sql`insert into communities (id, source, source_id, name, status, state, city, city_slug, county, county_slug, region, zip,
      address_string, latitude, longitude, care, amenities, pays, capacity, starting_rate, care_prices, prices_as_of,
      is_staffed_on_weekends, score, rank, is_paying, is_referable, tile, record)
    select 'made-' || n, 'made', n::text, names[1 + n % 8] || ' ' || kinds[1 + n / 8 % 7] || ' ' || n, case when n % 20 = 0 then -1 else 1 end,
      state, 'City ' || city, 'city-' || city, 'County ' || county, 'county-' || county, regions[1 + n % 51 % 7],
      lpad((10000 + n % 20000)::text, 5, '0'), n || ' Elm St, City ' || city || ', ' || state, 25 + (n::bigint * 7919 % 24000) / 1000.0,
      -124 + (n::bigint * 104729 % 57000) / 1000.0, care, amenities, pays, nullif(n % 180, 0), n * 37 % 90 * 100,
      array(select case when one = any(care) then (n * 37 % 90) * (10 + place::int) * 10 else 0 end from unnest(cares) with ordinality as each(one, place)),
      case when n % 4 = 0 then null else ${siteDay(now())}::date - n % 200 end, n % 7 = 0, case when n % 3 = 0 then null else
      (n * 31 % 100) / 10.0 end, (n * 53 % 1000) / 100.0, n % 2, n % 5 = 0, tile, '{}'::jsonb
    from generate_series(1, ${sql.raw(String(count))}) n,
    lateral (select ${list(codes)} as codes, ${list(['Sunrise', 'Cedar', 'Quiet', 'Golden', 'Maple', 'River', 'Summit', 'Rose'])} as names,
      ${list(['House', 'Villa', 'Gardens', 'Court', 'Lodge', 'Place', 'Manor'])} as kinds,
      ${list(['pacific-west', 'northeast', 'south', 'midwest', 'southeast', 'southwest', 'mountain-west'])} as regions,
      ${list(careTypeSlugs)} as cares, ${list(amenityFlags)} as flags, ${list(paymentSources)} as payers) words,
    lateral (select codes[1 + n % 51] as state, n * 13 % 1500 as city, n * 13 % 300 as county) place,
    lateral (select case when n % 3 = 0 then array[cares[1 + n % 8], cares[1 + (n + 3) % 8]] else array[cares[1 + n % 8]] end as care) offered,
    lateral (select coalesce(array_agg(flags[f]), '{}') as amenities from generate_series(1, cardinality(flags)) f
      where f <> 5 and (hashint4((n * 67 + f)::int) & 255) < 40 + f * 2 or f = 5 and n % 400 = 0) has,
    lateral (select case when n % 2 = 0 then '{}'::text[] else payers[1 + n % 3 : 1 + n % 5] end as pays) paid,
    lateral (select string_agg(md5((n * 100 + part)::text), '') as tile from generate_series(1, 28) part) written`
}
