import { sql } from 'drizzle-orm'
import type { Database } from '../kit/handlers'
import { medicines, prescribedTests } from '../prescription/prescription.tables'

const STARTS = 'Aro,Beli,Ceto,Doxi,Eli,Feno,Gali,Hexa,Ibo,Keto,Lami,Meto,Nebi,Oxa,Pira,Quini,Rami,Sita,Teli,Vori,Zolo'
const MIDDLES = 'ba,ce,di,fo,gu,la,me,ni,ro,su,ta,ve,xi,zo'
const ENDS = 'pril,sartan,statin,azole,mycin,oxacin,olol,dipine,gliptin,setron,tidine,zepam,caine,profen,triptan'
const STRENGTHS = '1,2,5,10,20,25,40,50,75,100,150,200,250,300,400,500'
const PARTS = 'serum,plasma,urine,CSF,left side,right side,both sides,with contrast,plain'

/** One of a list, by a number that walks through all of it. */
const one = (list: string, number: string) =>
  sql.raw(`(string_to_array('${list}', ','))[1 + (${number}) % ${list.split(',').length}]`)
const name = sql`${one(STARTS, 'n')} || ${one(MIDDLES, 'n / 7')} || ${one(MIDDLES, 'n / 3')} || ${one(ENDS, 'n / 11')}`

/** Invented products and tests as many as a national catalogue has, to see what a search costs among them. */
export const writeLargeCatalogue = async (
  db: Database,
  counts: { readonly medicines: number; readonly tests: number },
): Promise<void> => {
  await db.execute(sql`insert into ${medicines}
    (id, generic, brands, strength, amount, unit, form, dose_unit, ingredients, schedule, is_narcotic, is_usual)
    select 'large-' || n, ${name}, 
      jsonb_build_array(${one(STARTS, 'n / 5')} || ${one(MIDDLES, 'n')} || ' ' || ${one('Plus,Forte,SR', 'n')}),
      ${one(STRENGTHS, 'n')} || ' mg', ${one(STRENGTHS, 'n')}::float, 'mg', ${one('tablet,capsule,syrup', 'n')}, 'tablet',
      '[]', 'H', false, false
    from generate_series(1, ${counts.medicines}::int) n on conflict do nothing`)
  await db.execute(sql`insert into ${prescribedTests} (id, name, kind, is_usual)
    select 'large-' || n, ${name} || ' ' || ${one(PARTS, 'n')}, 'lab', false
    from generate_series(1, ${counts.tests}::int) n on conflict do nothing`)
  await db.execute(sql`vacuum analyze ${medicines}, ${prescribedTests}`)
}
