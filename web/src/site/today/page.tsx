import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { weekdayIndex } from '../../../../schema/hours/calendar.ts'
import { loaderContext } from '../../ask/ask.ts'
import { maxFilterLength } from '../../constants.ts'
import { profileMessages } from '../../messages/profile.ts'
import { todayMessages as texts } from '../../messages/today.ts'
import { paths } from '../../paths.ts'
import { usePage } from '../../start/page-context.tsx'
import { breadcrumbList, JsonLd, PageHead } from '../../start/page-head.tsx'
import type { RouteHandle } from '../../start/routes.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Container } from '../../ui/container.tsx'
import { ChipLink, ChipList } from '../../ui/links.tsx'
import { PlaceFailure, UnknownPlace } from '../em/failures.tsx'
import { DayList } from './day-list.tsx'
import { OpenDayDocument, type OpenDayQuery } from './page.generated.ts'
import styles from './page.module.css'

export type OpenDay = NonNullable<OpenDayQuery['openDay']>

/** Depends on the time, so it is cached for a minute (open-day). */
export const handle: RouteHandle = { cache: 'minute' }

/** Number of upcoming holidays with a list. */
const maxHolidays = 2

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { ask, seed } = context.get(loaderContext)
  const place = { city: params.city?.slice(0, maxFilterLength) ?? null, seed }
  const { openDay: today } = await ask(OpenDayDocument, place, { uncached: true })
  const ahead = today?.holidays.filter(({ date }) => date !== today.date).slice(0, maxHolidays) ?? []
  const answers = await Promise.all(
    ahead.map(({ date }) => ask(OpenDayDocument, { ...place, date }, { uncached: true })),
  )
  return { today, holidays: answers.flatMap(({ openDay }) => openDay ?? []) }
}

export { PlaceFailure as ErrorBoundary }

/** The parameters belong to child routes, whose changes do not revalidate this loader by default. */
export const shouldRevalidate = () => true

/** `/em/hoje` and `/em/{city}/hoje`: openings now, later today and on the next holidays. */
export function TodayPage() {
  const { origin } = usePage()
  const { today, holidays } = useLoaderData<typeof loader>()
  if (!today) return <UnknownPlace />
  const { city, date, holiday } = today
  const heading = texts.heading(city?.name)
  const steps = [
    { name: profileMessages.home, to: paths.home },
    ...(city ? [{ name: city.name, to: paths.em(city.slug) }] : []),
    { name: texts.short },
  ]
  return (
    <Container className={styles.page}>
      <PageHead
        title={heading}
        description={texts.description(city?.name)}
        canonical={paths.today(city?.slug)}
      />
      {import.meta.env.SSR && <JsonLd data={breadcrumbList(steps, origin)} />}
      <Breadcrumb label={profileMessages.breadcrumb} steps={steps} />
      <div className={styles.head}>
        <h1>{heading}</h1>
        <p>
          <span>{texts.on(weekdayIndex(date), date)}</span>
          {'. '}
          <span>{holiday ? texts.holiday(holiday.name, holiday.isOptional) : texts.order}</span>
        </p>
      </div>
      {holidays.length > 0 && (
        <ChipList aria-label={texts.days}>
          {holidays.map((day) => (
            <li key={day.date}>
              <ChipLink look="line" to={`#${day.date}`}>
                {texts.on(weekdayIndex(day.date), day.date)} · {day.holiday?.name}
              </ChipLink>
            </li>
          ))}
        </ChipList>
      )}
      <section className={styles.day}>
        <h2>{texts.todayHeading}</h2>
        <DayList day={today} />
      </section>
      {holidays.map((day) => (
        <section key={day.date} id={day.date} className={classNames(styles.day, styles.holiday)}>
          <h2>{day.holiday && texts.holidayHeading(day.holiday.name, day.holiday.isOptional)}</h2>
          <p className={styles.lead}>
            <span>{texts.on(weekdayIndex(day.date), day.date)}</span>
            {'. '}
            <span>{texts.holidayLead}</span>
          </p>
          <DayList day={day} />
        </section>
      ))}
      <ButtonLink className={styles.all} look="outline" to={city ? paths.em(city.slug) : paths.explore()}>
        {city ? texts.city(city.name) : texts.explore}
      </ButtonLink>
    </Container>
  )
}
