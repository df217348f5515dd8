-- additive
ALTER TABLE `camera_streams` ADD `network` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `camera_streams` ADD `live_stream` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `camera_streams` ADD `optics` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `camera_streams` ADD `purpose` text DEFAULT '' NOT NULL;