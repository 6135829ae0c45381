import { DatePicker } from '@ark-ui/react/date-picker'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { css } from 'styled-system/css'
import { button } from 'styled-system/recipes'

const months = css({ display: 'flex', gap: '24' })
const month = css({ minWidth: '0' })
const head = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginBlockEnd: '4' })
const table = css({ borderCollapse: 'collapse', width: 'full', fontSize: '14', fontVariantNumeric: 'tabular-nums' })
const weekday = css({ height: '32', color: 'muted', fontSize: '12', fontWeight: 'medium', textAlign: 'center' })
const cell = css({ padding: '0', textAlign: 'center' })
const day = css({
  display: 'grid',
  placeContent: 'center',
  width: '44',
  height: '44',
  margin: '[1px auto]',
  borderRadius: '8',
  color: 'ink',
  cursor: 'pointer',
  outlineOffset: '[-2px]',
  _dense: { width: '36', height: '36', _touch: { width: '44', height: '44' } },
  _hover: { background: 'tint' },
  '&[data-today]': {
    fontWeight: 'semibold',
    boxShadow: '[inset 0 0 0 1px {colors.edge}]',
    _highContrast: { textDecoration: 'underline' },
  },
  '&[data-in-range]': {
    background: 'tint',
    borderRadius: 'none',
    color: 'primary.pressed',
    _highContrast: { outline: '[1px dotted]' },
  },
  '&[data-selected]:not([data-in-range]), &[data-range-start], &[data-range-end]': {
    background: 'primary',
    borderRadius: '8',
    color: 'onPrimary',
    fontWeight: 'semibold',
    _highContrast: { outline: '[2px solid Highlight]' },
  },
  '&:is([data-disabled], [data-unavailable])': { color: 'edge', cursor: 'not-allowed', background: 'transparent' },
})
const other = css({
  display: 'grid',
  placeContent: 'center',
  minWidth: '64',
  minHeight: '44',
  borderRadius: '8',
  cursor: 'pointer',
  _hover: { background: 'tint' },
  '&[data-selected]': {
    background: 'primary',
    color: 'onPrimary',
    _highContrast: { outline: '[2px solid Highlight]' },
  },
  '&[data-disabled]': { color: 'edge', cursor: 'not-allowed' },
})
const step = button({ tone: 'quiet', shape: 'icon' })
const middle = button({ tone: 'quiet', size: 'sm' })

const Head = () => (
  <DatePicker.ViewControl className={head}>
    <DatePicker.PrevTrigger className={step}>
      <ChevronLeft size={20} aria-hidden />
    </DatePicker.PrevTrigger>
    <DatePicker.ViewTrigger className={middle}>
      <DatePicker.RangeText />
    </DatePicker.ViewTrigger>
    <DatePicker.NextTrigger className={step}>
      <ChevronRight size={20} aria-hidden />
    </DatePicker.NextTrigger>
  </DatePicker.ViewControl>
)

const Month = ({ offset }: { readonly offset: number }) => (
  <DatePicker.Context>
    {(api) => {
      const { weeks, visibleRange } = offset === 0 ? api : api.getOffset({ months: offset })
      return (
        <div className={month}>
          <DatePicker.Table className={table}>
            <DatePicker.TableHead>
              <DatePicker.TableRow>
                {api.weekDays.map((each) => (
                  <DatePicker.TableHeader key={each.long} className={weekday} abbr={each.long}>
                    {each.short}
                  </DatePicker.TableHeader>
                ))}
              </DatePicker.TableRow>
            </DatePicker.TableHead>
            <DatePicker.TableBody>
              {weeks.map((week) => (
                <DatePicker.TableRow key={week[0]!.toString()}>
                  {week.map((value) => (
                    <DatePicker.TableCell
                      key={value.toString()}
                      value={value}
                      visibleRange={visibleRange}
                      className={cell}
                    >
                      {/* Days of the months beside would stand on the page twice. */}
                      {value.month === visibleRange.start.month && (
                        <DatePicker.TableCellTrigger className={day}>{value.day}</DatePicker.TableCellTrigger>
                      )}
                    </DatePicker.TableCell>
                  ))}
                </DatePicker.TableRow>
              ))}
            </DatePicker.TableBody>
          </DatePicker.Table>
        </div>
      )
    }}
  </DatePicker.Context>
)

const Grid = ({ of }: { readonly of: 'month' | 'year' }) => (
  <DatePicker.View view={of}>
    <Head />
    <DatePicker.Context>
      {(api) =>
        api.view === of && (
          <DatePicker.Table className={table}>
            <DatePicker.TableBody>
              {(of === 'month'
                ? api.getMonthsGrid({ columns: 3, format: 'short' })
                : api.getYearsGrid({ columns: 3 })
              ).map((row) => (
                <DatePicker.TableRow key={row[0]!.value}>
                  {row.map(({ label, value }) => (
                    <DatePicker.TableCell key={value} value={value} className={cell}>
                      <DatePicker.TableCellTrigger className={other}>{label}</DatePicker.TableCellTrigger>
                    </DatePicker.TableCell>
                  ))}
                </DatePicker.TableRow>
              ))}
            </DatePicker.TableBody>
          </DatePicker.Table>
        )
      }
    </DatePicker.Context>
  </DatePicker.View>
)

/** The days of one month or two side by side, the months of a year, the years. */
export const Calendar = ({ count }: { readonly count: 1 | 2 }) => (
  <>
    <DatePicker.View view="day">
      <Head />
      <div className={months}>
        <Month offset={0} />
        {count === 2 && <Month offset={1} />}
      </div>
    </DatePicker.View>
    <Grid of="month" />
    <Grid of="year" />
  </>
)
