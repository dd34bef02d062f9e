import type { FormikContextType } from 'formik'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { DataFields } from '@/app/_screens/admin/coaching/coaching-form/data-fields'
import { DroppedNotice } from '@/app/_screens/admin/coaching/coaching-form/dropped-notice'
import {
  type CoachingFormValues,
  labelOf,
  SCHEDULE_FIELDS,
  valuesOf,
} from '@/app/_screens/admin/coaching/coaching-form/form-values'
import { GuardChanges } from '@/app/_screens/admin/coaching/coaching-form/guard-changes'
import { Lockable } from '@/app/_screens/admin/coaching/coaching-form/lockable'
import { Readiness } from '@/app/_screens/admin/coaching/coaching-form/readiness'
import { refuseDeadEnd } from '@/app/_screens/admin/coaching/coaching-form/refuse-dead-end'
import { sendFlyer } from '@/app/_screens/admin/coaching/coaching-form/send-files'
import { useFormTabs } from '@/app/_screens/admin/coaching/coaching-form/use-form-tabs'
import { Form } from '@/components/form/form'
import { ImageField } from '@/components/form/image-field'
import { KeptDraft } from '@/components/form/kept-draft'
import type { Edit, Opened } from '@/components/form/parts/send-edit'
import { Card } from '@/components/ui/card'
import type { TabItem } from '@/components/ui/tabs'
import { call } from '@/lib/api/call'
import { browserTimeZone } from '@/lib/browser/time-zone'
import { api } from '@/lib/contract'
import { shownDay } from '@/lib/domain/schedule/calendar-day'
import type { AdminCoaching } from '@/lib/entities/coaching'
import type { Id } from '@/lib/entities/identity'
import { coachingFormSchema } from '@/lib/validation/coaching'

/** §9 'Flyer max size 1366', in pixels (decision 38). */
const FLYER_PIXELS = 1366

const EDIT: Edit = {
  valuesOf: (present: AdminCoaching, { zone }: CoachingFormValues) =>
    valuesOf(present, zone),
  labelOf,
  show: (name, value) =>
    name === 'tanggalMeeting' ? shownDay(String(value ?? '')) : undefined,
}

const readCoaching = (id: Id) => call(api.adminCoaching.get, { params: { id } })

const NO_TABS: readonly TabItem[] = []

function DataToggle({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  return (
    <h2 className="-my-3">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className="flex min-h-ctl w-full items-center gap-2 font-bold text-lg"
      >
        <ChevronDown
          aria-hidden="true"
          className={`size-5 transition-transform duration-enter ${isOpen ? '' : '-rotate-90'}`}
        />
        Data coaching
      </button>
    </h2>
  )
}

const FLYER_HINT = 'Perbandingan terbaik 4:3. Gambar besar diperkecil menjadi 1366 piksel.'

type CoachingFormProps = {
  /** Null on the add screen. */
  coaching: AdminCoaching | null
  /** What a new coaching begins with, and the name of its draft on the device. */
  start?: { values: CoachingFormValues; draft: string }
  /** Nothing can be changed any more (canEdit is false). */
  isLocked?: boolean
  onSubmit: (
    values: CoachingFormValues,
    opened: Opened<CoachingFormValues>,
  ) => Promise<unknown>
  /** What was typed is on its way: the screen may be left. */
  isSaving?: boolean
  /** The buttons above the fields. */
  bar: (form: FormikContextType<CoachingFormValues>) => ReactNode
  /** What a published coaching has beside Coach and Materi. */
  extraTabs?: readonly TabItem[]
}

/** The form of §2 'Admin coaching add screen', shared with the detail. */
export function CoachingForm(props: CoachingFormProps) {
  const { coaching, start, isLocked = false, isSaving = false, onSubmit, bar } = props
  const { extraTabs = NO_TABS } = props
  const initialValues = useMemo(
    () => start?.values ?? valuesOf(coaching, browserTimeZone().zone),
    [start, coaching],
  )
  const tabs = useFormTabs(extraTabs, isLocked)
  // the fields make room for the work on participants, tests and the meeting
  const [toggledIn, setToggledIn] = useState<string | null>(null)
  const isDataShown = tabs.isExtra === (toggledIn === tabs.open)

  return (
    // the form makes no box, so that the bar can stick above the tabs too
    <div className="flex flex-col gap-5 [&>form]:contents [&_:is(input,select,textarea,button)]:scroll-mt-24 max-md:[&_:is(input,select,textarea,button)]:scroll-mb-32">
      <Form<CoachingFormValues>
        guard={coaching === null}
        onlyChanges={coaching !== null}
        spacing="none"
        aria-label="Coaching"
        initialValues={initialValues}
        schema={coachingFormSchema}
        onSubmit={(values, opened) => {
          refuseDeadEnd(values, coaching)
          return onSubmit(values, opened)
        }}
        edit={EDIT}
        reread={coaching ? () => readCoaching(coaching.id) : undefined}
        reveal={(field) => {
          setToggledIn(tabs.isExtra ? tabs.open : null)
          tabs.reveal(field)
        }}
      >
        {(form) => (
          <>
            {bar(form)}
            {!isLocked && (
              <KeptDraft
                name={`coaching:${coaching?.id ?? start?.draft ?? 'new'}`}
                together={SCHEDULE_FIELDS}
              />
            )}
            {coaching && <GuardChanges isSaving={isSaving} />}
            {tabs.isExtra && (
              <DataToggle
                isOpen={isDataShown}
                onToggle={() => setToggledIn(isDataShown ? null : tabs.open)}
              />
            )}
            <div className="@container" hidden={!isDataShown}>
              <Lockable
                isLocked={isLocked}
                className="grid @min-[42rem]:grid-cols-[7fr_5fr] grid-cols-1 items-start gap-5"
              >
                <Card>
                  <DataFields coaching={coaching} />
                </Card>
                <div className="grid grid-cols-1 gap-5">
                  <Card>
                    <ImageField
                      name="flyer"
                      label="Flyer"
                      hint={isLocked ? undefined : FLYER_HINT}
                      shape="flyer"
                      maxPixels={FLYER_PIXELS}
                      upload={sendFlyer}
                    />
                  </Card>
                  {!coaching?.isPublished && !isLocked && <Readiness stored={coaching} />}
                </div>
              </Lockable>
            </div>
            <DroppedNotice />
            {tabs.fields}
          </>
        )}
      </Form>
      {tabs.row}
    </div>
  )
}
