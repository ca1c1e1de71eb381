/** Long words of our languages, to test wrapping. */
export const words = {
  huName: 'Dr. Szentgyörgyi-Wesselényi Erzsébet Magdolna Krisztina',
  huSpecialties: 'Gyermek-fül-orr-gégegyógyász, csecsemőgasztroenterológus',
  huAction: 'Megszentségteleníthetetlenségeskedéseitekért',
  kkAction: 'Дәрігерге жазылуды растау және жалғастыру',
  kkCompound: 'Қанағаттандырылмағандықтарыңыздан',
  kkAddress:
    'Алматы қаласы, Бостандық ауданы, Әл-Фараби даңғылы мен Жандосов көшесінің қиылысы, 140/2А үй, 3-қабат',
  huAddress: '1134 Budapest XIII. kerület, Róbert Károly körút 44., B épület, földszint 3.',
};
