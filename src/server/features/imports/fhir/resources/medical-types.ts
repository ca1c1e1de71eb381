/** Resources about the health of patients, and its bills. Vizit stores none. */
export const MEDICAL_TYPES: ReadonlySet<string> = new Set([
  ...['AdverseEvent', 'AllergyIntolerance', 'BodyStructure', 'CarePlan', 'CareTeam', 'Claim'],
  ...[
    'ClaimResponse',
    'ClinicalImpression',
    'Communication',
    'Composition',
    'Condition',
    'Consent',
  ],
  ...['Coverage', 'DetectedIssue', 'DeviceRequest', 'DeviceUseStatement', 'DiagnosticReport'],
  ...[
    'DocumentReference',
    'Encounter',
    'EpisodeOfCare',
    'ExplanationOfBenefit',
    'FamilyMemberHistory',
  ],
  ...['Flag', 'Goal', 'ImagingStudy', 'Immunization', 'Invoice', 'List', 'Media'],
  ...['MedicationAdministration', 'MedicationDispense', 'MedicationRequest', 'MedicationStatement'],
  ...['MolecularSequence', 'NutritionOrder', 'Observation', 'Procedure', 'QuestionnaireResponse'],
  ...['RelatedPerson', 'RiskAssessment', 'ServiceRequest', 'Specimen', 'SupplyDelivery'],
  ...['VisionPrescription'],
]);
