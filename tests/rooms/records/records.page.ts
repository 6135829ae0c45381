import type { Page } from 'playwright-core'
import type { Actions } from '../../kit/pages/actions'

/** A patient keeps, finds, reads, adds and takes away medical records. */
export const recordsPage = (page: Page, { press, type }: Actions) => {
  const reader = page.getByRole('dialog')
  const form = page.getByRole('dialog', { name: /^(?:Add|Edit) record$/ })
  const share = page.getByRole('dialog', { name: 'Share this record' })
  const camera = page.getByRole('dialog', { name: 'Photograph the paper' })
  const removed = page.getByRole('status').filter({ hasText: 'was deleted' })
  return {
    seeRecordsLoading: () =>
      page
        .getByText('Loading your records…')
        .or(page.getByRole('region', { name: 'Records' }))
        .first()
        .waitFor(),
    seeRecord: (title: string) =>
      page
        .getByRole('button', { name: `Open ${title}` })
        .first()
        .waitFor(),
    seeNoRecords: () => page.getByText('No records found').waitFor(),
    seeRecordsFailed: () => page.getByText('We could not load your records').waitFor(),
    retryRecords: () => press(page.getByRole('main').getByRole('button', { name: 'Try again' })),
    searchRecords: (words: string) => page.getByRole('searchbox').fill(words),
    choosePrescriptions: () => press(page.getByRole('button', { name: 'Prescriptions', exact: true })),
    chooseRecordView: (name: string) => press(page.getByRole('button', { name, exact: true })),
    openRecord: (title: string) => press(page.getByRole('button', { name: `Open ${title}` }).first()),
    openActivePrescription: () => press(page.getByRole('button', { name: 'Active prescription' })),
    closeRecord: () => press(reader.getByRole('button', { name: 'Close' })),
    seeNothingOverRecords: () => reader.waitFor({ state: 'detached' }),
    seeRecordOpen: () => reader.getByRole('region', { name: /^Document: / }).waitFor(),
    seeRecordOpenOrLost: () =>
      reader
        .getByRole('region', { name: /^Document: / })
        .or(reader.getByText('The file of this record is not there.'))
        .waitFor(),
    seeRecordDialog: () => reader.waitFor(),
    seeRecordMade: () => reader.getByText('The document is being made.').waitFor(),
    seeRecordLate: () => reader.getByText('The document takes longer than usual.').waitFor(),
    seeRecordGone: () => reader.getByText('This record was not found.').waitFor(),
    seeRecordFailed: () => reader.getByRole('button', { name: 'Try again' }).waitFor(),
    askForRecordAgain: () => press(reader.getByRole('button', { name: 'Try again' })),
    editRecord: () => press(reader.getByRole('button', { name: 'Edit' })),
    removeRecord: () => press(reader.getByRole('button', { name: 'Delete' })),
    seeRecordRemoved: () => removed.waitFor(),
    undoRemoval: () => press(removed.getByRole('button', { name: 'Undo' })),
    seeUndoBusy: () => removed.getByRole('button', { name: 'Undo' }).and(page.locator('[aria-busy=true]')).waitFor(),
    addRecord: () => press(page.getByRole('button', { name: 'Add record' }).first()),
    seeRecordForm: () => form.getByRole('button', { name: 'Save record' }).waitFor(),
    seeRecordFormLoading: () => form.waitFor(),
    seeRecordFormFailed: () => form.getByRole('button', { name: 'Try again' }).waitFor(),
    seeNoRecordForm: () => form.waitFor({ state: 'detached' }),
    retryRecordForm: () => press(form.getByRole('button', { name: 'Try again' })),
    typeRecordDay: async (day: string) => {
      await form.getByRole('textbox', { name: 'Date of the document' }).fill(day)
      await page.keyboard.press('Tab')
    },
    chooseRecordMember: async (name: string) => void (await form.getByLabel('Member').selectOption({ label: name })),
    typeRecordTitle: (words: string) => type(form.getByLabel('Title (optional)'), words),
    chooseRecordCategory: (name: string) => press(form.getByRole('button', { name })),
    chooseRecordFile: (file: { name: string; mimeType: string; buffer: Buffer }) =>
      form.locator('input[type=file]').first().setInputFiles(file),
    photographRecord: () => press(form.getByRole('button', { name: /^(?:Camera|Photograph another page)$/ })),
    seeRecordCamera: () => camera.waitFor(),
    /** Takes a photo, where none is looked at yet. */
    takeRecordPhoto: async () => {
      const shutter = camera.getByRole('button', { name: 'Take photo' })
      const shot = camera.getByRole('img')
      await shutter.or(shot).first().waitFor()
      if (await shot.isVisible()) return
      await page.waitForFunction(
        () => (document.querySelector<HTMLVideoElement>('dialog video, [role=dialog] video')?.videoWidth ?? 0) > 0,
      )
      await press(shutter)
      await shot.waitFor()
    },
    keepRecordPhoto: () => press(camera.getByRole('button', { name: 'Use photo' })),
    moveRecordPageDown: () => press(form.getByRole('button', { name: 'Move Page 1 down' })),
    removeRecordFile: () => press(form.getByRole('button', { name: /^Remove / })),
    seeRecordUploading: () => form.locator('[aria-busy=true]').first().waitFor(),
    saveRecord: () => press(form.getByRole('button', { name: 'Save record' })),
    seeRecordSaving: () =>
      form.getByRole('button', { name: 'Save record' }).and(page.locator('[aria-busy=true]')).waitFor(),
    editProfileOfRecords: () => press(page.getByRole('button', { name: 'Edit profile', exact: true })),
    shareRecord: () => press(reader.getByRole('button', { name: 'Share' })),
    seeRecordShare: () => share.getByRole('button', { name: 'Make a link' }).waitFor(),
    seeRecordShareLoading: () => share.waitFor(),
    seeRecordShareFailed: () => share.getByRole('button', { name: 'Try again' }).waitFor(),
    retryRecordShare: () => press(share.getByRole('button', { name: 'Try again' })),
    nameReceiver: (name: string) => type(share.getByLabel('For whom is the link?'), name),
    makeRecordLink: () => press(share.getByRole('button', { name: 'Make a link' })),
    seeRecordLinkBeingMade: () =>
      share.getByRole('button', { name: 'Make a link' }).and(page.locator('[aria-busy=true]')).waitFor(),
    seeRecordLinkOf: (name: string) => share.getByRole('listitem').filter({ hasText: name }).first().waitFor(),
    revokeRecordLinkOf: (name: string) => press(share.getByRole('button', { name: `Revoke the link for ${name}` })),
    seeRecordLinkBeingRevoked: () =>
      share
        .getByRole('button', { name: /^Revoke/ })
        .and(page.locator('[aria-busy=true]'))
        .waitFor(),
    closeRecordShare: () => press(share.getByRole('button', { name: 'Close' })),
    seeNoRecordShare: () => share.waitFor({ state: 'detached' }),
    closeRecordForm: () => press(form.getByRole('button', { name: 'Close' })),
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly records: ReturnType<typeof recordsPage>
  }
}
