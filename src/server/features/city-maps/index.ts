export { cityMapFile, readCityMaps, writeCityMap, type CityMapFile } from './city-map-folder.ts';
export { cityMapRoutes } from './city-map-routes.ts';
export { fitCityMap, MAX_BYTES } from './extract/fit-city-map.ts';
export { ExtractError, readExtract } from './extract/read/read-extract.ts';
