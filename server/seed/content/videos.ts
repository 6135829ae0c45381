export type VideoReview = { heading: string; youtubeId: string }

/** The ids are made up: they have the right shape and are not known to lead anywhere. */
export const videoReviews: VideoReview[] = [
  { heading: 'Walking without pain after two years of sciatica', youtubeId: 'sC1aT-w4Lk0' },
  { heading: 'My daughter is seizure free and back in class', youtubeId: 'eP9s_Zfr3Ek' },
  { heading: 'How I cut my migraine days from twelve to two', youtubeId: 'mG12to2DyQw' },
  { heading: "Living well with Parkinson's at sixty-eight", youtubeId: 'pKns68_LvW8' },
  { heading: 'Slipped disc: why I did not need surgery', youtubeId: 'dSc0NoOp-74' },
  { heading: 'Home in two days after keyhole spine surgery', youtubeId: 'kH2dYsp1N-g' },
  { heading: 'Recovering my speech after a stroke', youtubeId: 'sTrk5pCh_9I' },
  { heading: 'A second opinion that changed our plan', youtubeId: '2ndOp1nPlnM' },
  { heading: 'Brain tumour surgery: our family story', youtubeId: 'bTmr_FmStY4' },
  { heading: 'The tremor that stopped me writing', youtubeId: 'tRm0rWr1t-E' },
  { heading: 'Treating face pain that no dentist could explain', youtubeId: 'fCpN_7nErvU' },
  { heading: 'Helping our son take his first steps at four', youtubeId: 'f1RsTstp4sY' },
  { heading: 'From a wheelchair to a walk in the park', youtubeId: 'wHl2pRk-00c' },
  { heading: 'What my first video consultation was like', youtubeId: 'v1dC0ns_1sT' },
  { heading: 'Neck pain and long hours at the computer', youtubeId: 'nEcKp8n-c0Q' },
  { heading: 'My mother remembers our names again', youtubeId: 'mTh3rNm_sAg' },
  { heading: 'Vertigo settled in a single visit', youtubeId: 'vRt1g0-1vSt' },
  { heading: 'Straighter and stronger: our scoliosis journey', youtubeId: 'sC0l_StrJn8' },
  { heading: 'Back on the cricket field after a spine fracture', youtubeId: 'cRktSp1nFrA' },
  { heading: 'Eight weeks of exercises and a pain-free back', youtubeId: '8wKsEx-bCk4' },
]
