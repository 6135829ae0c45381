import type { Page } from 'playwright-core'
import type { Actions } from '../../kit/pages/actions'

/** A doctor prescribes: the form, its search, its draft, and paper in front of the camera. A patient reads it. */
export const prescriptionPage = (page: Page, { press, type }: Actions) => {
  const main = page.getByRole('main')
  const button = (name: string | RegExp) => main.getByRole('button', { name, exact: true })
  const medicine = main.getByLabel('Medicine, row 1', { exact: true })
  const found = page.getByRole('listbox', { name: 'Medicines found' })
  const question = page.getByRole('alertdialog')
  const note = main.getByRole('textbox', { name: 'Note', exact: true })
  const busy = page.locator('[aria-busy=true]')
  const category = main.getByRole('group', { name: 'Health category' }).getByRole('button').first()
  const file = main.locator('input[type=file]')
  /** On a phone a part of the form is unfolded first. */
  const unfold = async (title: string) => {
    const part = main.locator('details', { has: page.locator('summary', { hasText: title }) })
    if ((await part.count()) > 0 && (await part.getAttribute('open')) === null) await part.locator('summary').click()
  }
  return {
    seePrescriptionForm: () => medicine.waitFor(),
    seePrescriptionLoading: () => medicine.waitFor({ state: 'detached' }),
    typeMedicineName: (words: string) => type(medicine, words),
    finishMedicine: () => medicine.press('Enter'),
    seeMedicineSearched: () => found.getByText('Searching…').waitFor(),
    seeMedicineFound: (words: string) => found.getByRole('option', { name: words }).waitFor(),
    seeNoMedicineSearch: () => page.getByText('Searching…').waitFor({ state: 'detached' }),
    writePrescriptionNote: async (words: string) => {
      await unfold('Advice and next visit')
      await type(note, words)
    },
    /** Types on after what is there. */
    goOnWithPrescriptionNote: async (words: string) => {
      await unfold('Advice and next visit')
      await type(note, `${await note.inputValue()}${words}`)
    },
    seeDraftKept: () => main.getByText(/^Draft kept at/).waitFor(),
    seeDraftOnDevice: () => main.getByText('Kept on this device · the server cannot be reached').waitFor(),
    keepDraftAgain: () => press(button('Try again')),
    seeOtherDraft: () => main.getByRole('heading', { name: 'Written on another device too' }).waitFor(),
    goOnWithThese: () => press(button('Go on with these')),
    seeElsewhere: () => main.getByText('You are writing this in another tab').waitFor(),
    editHere: () => press(button('Edit here')),

    photograph: () => press(button('Photo')),
    uploadInstead: () => press(button('Upload')),
    seeCamera: () => main.getByText('Photograph a prescription').waitFor(),
    seeCameraRuns: () =>
      main.locator('video').evaluate(
        (video) =>
          new Promise<void>((resolve) => {
            const look = () => ((video as HTMLVideoElement).videoWidth > 0 ? resolve() : setTimeout(look, 50))
            look()
          }),
      ),
    seeNoCamera: () => main.getByText(/^Camera permission was denied/).waitFor(),
    retryCamera: () => press(button('Try again')),
    shoot: () => press(button('Take photo')),
    seeShot: () => main.getByRole('img', { name: /^Photo \d/ }).waitFor(),
    retake: () => press(button('Retake')),
    keepPhoto: () => press(button('Use photo')),
    seePhotoQuestion: () => question.getByText('Save this photo?').waitFor(),
    savePhoto: () => press(question.getByRole('button', { name: 'Yes, save' })),
    dropPhoto: () => press(question.getByRole('button', { name: "Don't save" })),
    seeChooseFile: () => button('Choose a file').last().waitFor(),
    chooseFile: (name: string, mimeType: string, content: Uint8Array) =>
      file.setInputFiles({ name, mimeType, buffer: Buffer.from(content) }),
    seeFileEmpty: () => main.getByText('This file is empty.').waitFor(),
    seeBusyPrescription: () => busy.first().waitFor(),
    seePages: () => main.getByRole('list', { name: 'Photographed pages' }).waitFor(),
    addPage: () => press(button('Add a page')),
    removePage: () => press(main.getByRole('list', { name: 'Photographed pages' }).getByRole('button').first()),
    chooseCategoryOfPaper: () => press(main.getByRole('button', { name: 'Neurology' })),
    choosePrescriptionCategory: () => press(category),
    declareNone: () => main.getByText('It names nothing of Schedule X and no narcotic').click(),
    endPaper: () => press(button('End Consultation')),
    backToForm: () => press(button('Back to the form')),

    seePrescription: (words: string) => main.getByText(words).first().waitFor(),
    seeNoPrescription: () => main.getByText('There is no prescription here').waitFor(),
    seeDocumentMade: () =>
      page.getByRole('status').getByText('The document is being made. It will appear here.').waitFor(),
    seeDocumentOverdue: () => page.getByText('The document takes longer than usual.').waitFor(),
    seePrescriptionFailed: () => button('Try again').waitFor(),
    tryPrescriptionAgain: () => press(button('Try again')),
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly prescription: ReturnType<typeof prescriptionPage>
  }
}
