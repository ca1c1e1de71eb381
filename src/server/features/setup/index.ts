export { listClinicSetups } from './reading/list-clinics.ts';
export { readCatalogue } from './reading/read-catalogue.ts';
export { readClinicSetup } from './reading/read-clinic.ts';
export { readDoctorSetup } from './reading/read-doctor.ts';
export { saveBranch } from './save-branch.ts';
export { activateRow } from './catalogue/activate-row.ts';
export { changeSlug } from './catalogue/change-slug.ts';
export { deleteRow } from './catalogue/delete-row.ts';
export { mergeRows } from './catalogue/merge/merge-rows.ts';
export { showOffers } from './catalogue/show-offers.ts';
export { readImpact } from './catalogue/read-impact.ts';
export {
  saveArea,
  saveCategory,
  saveCity,
  saveInsurance,
  saveService,
} from './catalogue/save-catalogue.ts';
export { refreshListings } from './listings.ts';
export { saveClinic, writeClinicIn } from './save-clinic.ts';
export { recordChange } from './catalogue/record-change.ts';
export { saveDoctor } from './save-doctor.ts';
export { deleteQuestion, saveQuestion } from './save-question.ts';
export { readPriceChanges } from './prices/read-price-changes.ts';
export { readPrices } from './prices/read-prices.ts';
export { applyPlannedPrices } from './prices/apply-planned-prices.ts';
export { planPrices, undoPlannedPrices } from './prices/plan-prices.ts';
export { savePrices, setPriceActor } from './prices/save-prices.ts';
export { readPreparations } from './preparations/read-preparations.ts';
export { savePreparation, saveServicePreparation } from './preparations/save-preparation.ts';
export { requireReach } from './reach.ts';
export { saveOffer } from './save-offer.ts';
export { addSchedule } from './schedules/add-schedule.ts';
export { listOwnSchedules, readOwnSchedule } from './schedules/own-schedules.ts';
export { saveDays } from './schedules/save-days.ts';
export { saveHours } from './schedules/save-hours.ts';
export { ANNOUNCED_HOLIDAYS } from './holidays/data/index.ts';
export { ANNOUNCED_SEASONS } from './holidays/data/seasons.ts';
export { completeYear } from './holidays/complete-year.ts';
export { listHolidays } from './holidays/list-holidays.ts';
export { readBranchHolidays } from './holidays/read-branch-holidays.ts';
export { saveBranchHoliday } from './holidays/save-branch-holiday.ts';
export { saveBranchSeason } from './holidays/save-branch-season.ts';
export { deleteSeason, saveSeason } from './holidays/save-season.ts';
export { adoptHolidays, deleteHoliday, saveHoliday } from './holidays/save-holiday.ts';
export { listTexts } from './texts/list-texts.ts';
export { readTexts } from './texts/read-texts.ts';
export { textStatesSql } from './texts/text-sql.ts';
export { saveTexts } from './texts/save-texts.ts';
export { readPortrait } from './reading/read-portrait.ts';
export { makeSlug } from './writing/make-slug.ts';
export { textsByRule } from './writing/country-rules.ts';
export type { Editor } from './writing/editor.ts';
